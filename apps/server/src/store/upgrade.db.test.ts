import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, finishRound } from '../testing/dice-table.ts';
import { figuresIn, PAPER, type Paper } from '../testing/samples/sample-floor.ts';
import { KEY, tablesOn } from '../testing/tables-on.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { verifyFloor } from '../verify/verify-floor.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { sealFloor } from './seal-floor.ts';

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
  const database = await server.anotherDatabase();
  const pool = database.pool();
  const restored = await restore({ pool, file });
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  const { schema, heads, tables } = restored.value;
  const later = MIGRATIONS.slice(schema).map(({ number }) => number);
  expect(await migrate(pool)).toEqual({
    ok: true,
    value: { applied: later, schema: MIGRATIONS.length },
  });
  const again = await backUp({ pool, file: join(folder.path, randomUUID()) });
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  // A migration may change what follows from the record, but never the record.
  expect(again.value.heads).toEqual(heads);
  const journal = tables.find(({ name }) => name === 'journal');
  expect(again.value.tables.find(({ name }) => name === 'journal')?.rows).toBe(journal?.rows);
  // What was signed was signed by the node that made the sample.
  const trust = { trusts: () => true, sealedUpTo: () => Number.MAX_SAFE_INTEGER };
  return { database, pool, heads, open: (id: string) => tablesOn(database, { trust }).open(id) };
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

async function paperOf(sample: string): Promise<Paper> {
  return PAPER.parse(JSON.parse(await readFile(join(SAMPLES, `${sample}.json`), 'utf8')));
}

const names = await readdir(SAMPLES);
const samples = names.flatMap((name) => /^(schema-\d+)\.baize$/.exec(name)?.[1] ?? []);

test('there is a sample of the present schema (npm run sample), and each has its paper', () => {
  expect(samples).toContain('schema-1');
  expect(samples).toContain(`schema-${MIGRATIONS.length}`);
  const expected = samples.flatMap((sample) => [`${sample}.baize`, `${sample}.json`]);
  expect(names.toSorted()).toEqual([...expected, 'README.md'].toSorted());
});

/** As a floor does when it opens: a schema that has grown is signed. Before schema 4 nothing was. */
async function reopened(sample: string) {
  const { pool, open } = await upgraded(join(SAMPLES, `${sample}.baize`));
  if (sample !== 'schema-1') await sealFloor(pool, { key: KEY });
  return { pool, open };
}

describe.each(samples)('%s', async (sample) => {
  const { pool, open } = await reopened(sample);
  const paper = await paperOf(sample);

  test('is in order after the upgrade, row for row', async () => {
    const { finding, counts } = await verifyFloor(pool, { library: SHIPPED });
    expect(finding).toBeNull();
    expect(counts).toMatchObject(paper.verified);
  });

  test('has the balances, instruments and seats its own version wrote down', async () => {
    const { balances, instruments, terminals } = paper;
    expect(await figuresIn(pool)).toEqual({ balances, instruments, terminals });
  });

  test('has tables that stand where they stood', async () => {
    for (const [id, accounts] of Object.entries(paper.balances)) {
      const table = await open(id);
      const { balances, roundNumber } = table.state();
      const held = [...balances].filter(([, amount]) => amount !== 0);
      expect(Object.fromEntries(held)).toEqual(accounts);
      expect(roundNumber).toBe(paper.rounds[id]);
    }
  });
});

test.each(samples)('a round that was open in %s goes on, and is settled', async (sample) => {
  const { pool, open } = await reopened(sample);
  const table = await open('corrected');
  // 400 of the 5,350 lie on Big already; another 500 join them, and 6-6-5 pays even money.
  expect(await table.submit(betting('dan', 'big', money(500)))).toMatchObject({ type: 'accepted' });
  await finishRound(table, [6, 6, 5]);
  expect(table.state().balances.get('credit:dan')).toBe(6250);
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});
