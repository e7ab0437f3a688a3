import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const media = z.object({ content: z.optional(z.record(z.string(), z.unknown())) });
const operation = z.object({
  summary: z.string().min(1),
  tags: z.array(z.string()),
  security: z.optional(z.array(z.unknown())),
  parameters: z._default(z.array(z.object({ name: z.string(), in: z.string() })), []),
  requestBody: z.optional(media),
  responses: z.record(z.string(), media),
});
const document = z.object({
  tags: z.array(z.object({ name: z.string() })),
  security: z.array(z.record(z.string(), z.unknown())),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

async function described() {
  const { url } = await testApp(database);
  const said = document.parse((await ask(`${url}/openapi.json`)).body);
  const operations = Object.entries(said.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      ...each,
    })),
  );
  const named = (is: (each: (typeof operations)[number]) => boolean) =>
    operations
      .filter(is)
      .map(({ name }) => name)
      .toSorted();
  return { ...said, operations, named };
}

const isJson = (part: z.output<typeof media> | undefined) =>
  part?.content?.['application/json'] !== undefined;

test('every operation stands in one group, and names whatever its address takes', async () => {
  const { tags, operations } = await described();
  const groups = tags.map(({ name }) => name);
  for (const { name, path, parameters, ...said } of operations) {
    expect([name, said.tags.length, groups.includes(said.tags[0] ?? '')]).toEqual([name, 1, true]);
    const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
    const wanted = [...path.matchAll(/\{([^}]+)\}/g)].map(([, part]) => part);
    expect([name, inPath.toSorted()]).toEqual([name, wanted.toSorted()]);
  }
});

test('what is asked without a name is little: health, what everybody may read, and ways in', async () => {
  const { named, security } = await described();
  expect(security).toEqual([{ session: [] }, { key: [] }]);
  expect(named(({ security: asked }) => asked?.length === 0)).toEqual([
    'GET /api/clauses/{citation}',
    'GET /api/floor',
    'GET /api/games',
    'GET /api/games/{*}',
    'GET /api/session',
    'GET /api/tables/{table}/game',
    'GET /healthz',
    'GET /metrics',
    'GET /readyz',
    'POST /api/demo/enter',
    'POST /api/devices/results',
    'POST /api/pairing/claim',
    'POST /api/passkeys/sign-in',
    'POST /api/passkeys/sign-in/options',
    'POST /api/session',
  ]);
});

test('answers are described as they are checked, but for files and figures', async () => {
  const { named } = await described();
  expect(named(({ responses }) => !isJson(responses[200]))).toEqual([
    'GET /api/printed/{list}',
    'GET /api/tables/{table}/par',
    'GET /api/tables/{table}/rounds/{round}',
    'GET /api/tables/{table}/rounds/{round}/bundle',
    'GET /api/tables/{table}/rounds/{round}/transcript',
    'GET /metrics',
  ]);
  // Where a second person has to agree, the answer is that they are asked.
  expect(named(({ responses }) => isJson(responses[202]))).toEqual([
    'DELETE /api/feeds/{id}',
    'PATCH /api/staff/{id}',
    'POST /api/feeds',
    'POST /api/pairing',
    'POST /api/staff',
  ]);
  expect(named(({ responses }) => isJson(responses[503]))).toEqual(['GET /readyz']);
});

test('what changes something says what it is sent, unless its address says it all', async () => {
  const { named } = await described();
  const isSent = (method: string) => method === 'post' || method === 'patch';
  expect(named(({ method, requestBody }) => isSent(method) && !isJson(requestBody))).toEqual([
    'POST /api/cage/slips/{op}/again',
    'POST /api/passkeys/register/options',
    'POST /api/requests/{id}/agree',
    'POST /api/requests/{id}/reject',
    'POST /api/terminals/{terminal}/answered',
    'POST /api/terminals/{terminal}/attended',
  ]);
  expect(named(({ method, requestBody }) => !isSent(method) && isJson(requestBody))).toEqual([]);
});
