import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { testDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));
const server = await testDatabase({ migrated: false });
const folder = await temporaryFolder();
afterAll(() => folder.remove());

const A_JOURNAL = `
  insert into streams (table_id, opened_at) values ('T-1', 1), ('T-2', 2);
  insert into journal (table_id, first, last, at, events, previous, hash)
  select 'T-' || 1 + number % 2, 1 + 3 * (number / 2), 3 + 3 * (number / 2), number,
         convert_to('[' || number || ']', 'UTF8'),
         sha256(number::text::bytea), sha256((number + 1)::text::bytea)
  from generate_series(0, 99) as number`;

/** Restores a copy of an old schema, brings it up to date and says what became of the journals. */
async function upgraded(file: string) {
  const pool = (await server.anotherDatabase()).pool();
  const restored = await restore({ pool, file });
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  const { schema, heads, tables } = restored.value;
  const later = MIGRATIONS.slice(schema).map(({ number }) => number);
  expect(await migrate(pool)).toEqual({
    ok: true,
    value: { applied: later, schema: MIGRATIONS.length },
  });
  const again = await backUp({ pool, file: join(folder.path, `again-${schema}-${heads.length}`) });
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  // A migration may change what follows from the record, but never the record.
  expect(again.value.heads).toEqual(heads);
  const journal = tables.find(({ name }) => name === 'journal');
  expect(again.value.tables.find(({ name }) => name === 'journal')?.rows).toBe(journal?.rows);
  return restored.value;
}

test.each(MIGRATIONS.map(({ number }) => number))(
  'from schema %i to the newest',
  async (schema) => {
    const pool = (await server.anotherDatabase()).pool();
    await migrate(pool, MIGRATIONS.slice(0, schema));
    await pool.query(A_JOURNAL);
    const file = join(folder.path, `schema-${schema}`);
    await backUp({ pool, file });
    const { heads } = await upgraded(file);
    // The hundredth row, number 99, belongs to the second table, and number 98 to the first.
    const sha256 = async (text: string) =>
      (await pool.query("select encode(sha256($1::bytea), 'hex') as hash", [text])).rows[0]?.hash;
    expect(heads).toEqual([
      { table: 'T-1', last: '150', hash: await sha256('99') },
      { table: 'T-2', last: '150', hash: await sha256('100') },
    ]);
  },
);

// A copy of each released schema with rounds in it, made by `baize backup` of that release.
describe('the samples of earlier releases', async () => {
  const names = await readdir(SAMPLES).catch((): string[] => []);

  test.each(names.filter((name) => name.endsWith('.baize')))('%s', async (name) => {
    const { heads } = await upgraded(join(SAMPLES, name));
    expect(heads.length).toBeGreaterThan(0);
  });

  test('are called after their schema', () => {
    for (const name of names) expect(name).toMatch(/^(schema-\d+\.baize|README\.md)$/);
  });
});
