import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { enter } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
const floor = await demoFloor(
  database,
  folder.path,
  'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100 }]\n',
);
afterAll(async () => {
  await floor.stop();
  await folder.remove();
});

const dealer = await enter(floor, { kind: 'staff', position: 'dealer' });
const media = z.object({
  content: z.optional(
    z.object({
      'application/json': z.optional(
        z.object({
          schema: z.record(z.string(), z.unknown()),
          example: z.unknown(),
        }),
      ),
    }),
  ),
});
const operation = z.object({
  description: z.optional(z.string()),
  requestBody: z.optional(media),
  responses: z.object({ 200: media }),
});
const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(await floor.get('/openapi.json', dealer));
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, said]) => ({ name: `${method} ${path}`, ...said })),
);

test('every operation says in a sentence what it is for', () => {
  expect(OPERATIONS.length).toBeGreaterThan(45);
  expect(OPERATIONS.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test.each(OPERATIONS)('$name has examples, and its schemas take them', (described) => {
  const ajv = new Ajv2020({ strict: false });
  for (const part of [described.requestBody, described.responses[200]]) {
    const json = part?.content?.['application/json'];
    if (!json) continue;
    expect(json.example).toBeDefined();
    const check = ajv.compile(json.schema);
    check(json.example);
    expect(check.errors ?? []).toEqual([]);
  }
});
