import { COMMAND_TYPES, COMMANDS as REGISTRY } from '@baize/house';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const example = z.object({ example: z.unknown() });
const operation = z.object({
  requestBody: z.optional(z.object({ content: z.record(z.string(), example) })),
});
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const database = await testDatabase();

/** What an auditor may send although it is no question: to look ahead, and to mind their own account. */
const HARMLESS = [
  'post /api/tables/{table}/limits/preview',
  'post /api/tables/{table}/config/preview',
  'post /api/session',
  'delete /api/session',
  'post /api/session/acting',
  'post /api/session/password',
  'post /api/demo/enter',
  'post /api/pairing/claim',
];

/** Paths that are not about the auditor: own sessions and passkeys, machines that sign what they send. */
const OWN = /passkey|\/session|\/devices?\//;

let houses = 0;

async function house() {
  houses += 1;
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, [`audited-${houses}`]);
  const { token } = await staffToken(app.registry, 'auditor');
  const { paths } = described.parse((await ask(`${app.url}/openapi.json`, { token })).body);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]) => ({ method, path, said })),
  );
  /** Everything but the trail of who asked for what. */
  const record = async () => {
    const { rows } = await app.database.query<{ was: string }>(
      `select (select count(*) from journal) || ' ' || (select count(*) from postings) || ' ' ||
              (select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from cage_drawers t) || ' ' ||
              (select md5(string_agg(t::text, ',' order by t::text)) from staff t) || ' ' ||
              (select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from feeds t) || ' ' ||
              (select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from gaming_days t) || ' ' ||
              (select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from instruments t) as was`,
    );
    return rows[0]?.was;
  };
  return { ...app, table, token, operations, record };
}

test('an auditor changes nothing by any route there is', async () => {
  const { url, table, token, operations, record } = await house();
  const changing = operations.filter(
    ({ method, path }) =>
      method !== 'get' && !HARMLESS.includes(`${method} ${path}`) && !OWN.test(path),
  );
  expect(changing.length).toBeGreaterThan(20);
  const before = await record();
  const answered: string[] = [];
  for (const { method, path, said } of changing) {
    const named = path.replace('{table}', table.id).replace('{day}', '2020-01-01');
    const address = named.replaceAll(/\{\w+\}/g, SAMPLE);
    const body = said.requestBody?.content['application/json']?.example;
    const { status } = await ask(`${url}${address}`, {
      token,
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body }),
    });
    answered.push(`${status} ${method} ${path}`);
  }
  expect(answered.filter((each) => !each.startsWith('403 ') && !COMMANDS.test(each))).toEqual([]);
  expect(await record()).toBe(before);
});

const SAMPLE = '012345678901234567';
/** A command is answered with a refusal of the table, which the next test reads. */
const COMMANDS = /^200 post \/api\/tables\/\{table\}\/commands$/;

test('an auditor gives no command that any table takes', async () => {
  const { url, table, token, record } = await house();
  const before = await record();
  const taken: string[] = [];
  for (const type of COMMAND_TYPES) {
    const { fields, sample } = REGISTRY[type];
    // What only the floor knows nobody sends.
    const said = Object.entries(sample).filter(([field]) => fields[field]?.from !== 'floor');
    const command = { type, ...Object.fromEntries(said) };
    const body = { op: newOp(), round: table.state().round?.id, command };
    const { body: answer } = await ask(`${url}/api/tables/${table.id}/commands`, { token, body });
    if (/"(accepted|repeated)"/.test(JSON.stringify(answer))) taken.push(type);
  }
  expect(taken).toEqual([]);
  expect(await record()).toBe(before);
});

test('an auditor reads whatever is kept', async () => {
  const { url, table, token, operations } = await house();
  const paths = operations
    .filter(({ method, path }) => method === 'get' && !path.replace('{table}', '').includes('{'))
    .map(({ path }) => path.replace('{table}', table.id))
    .filter((path) => path.startsWith('/api/') && !/terminals\/me|passkeys|\/games/.test(path));
  expect(paths.length).toBeGreaterThan(10);
  const refused: string[] = [];
  for (const path of paths) {
    const { status } = await ask(`${url}${path}`, { token });
    if (status === 401 || status === 403) refused.push(path);
  }
  expect(refused).toEqual([]);
});
