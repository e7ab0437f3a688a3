import { money } from '@baize/exact';
import { snapshotOf } from '@baize/table';
import { expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, prepareTable } from '../testing/dice-table.ts';
import { SILENT, tablesOn } from '../testing/tables-on.ts';

const database = await testDatabase();
const pool = database.pool();

/** A table that was played at and closed, with the snapshot of its end. */
async function closedTable(id: string) {
  const tables = tablesOn(database);
  const table = await tables.open(id);
  await prepareTable(table, [`${id}-1`]);
  await table.submit(betting(`${id}-1`, 'big', money(100)));
  await tables.close();
  return snapshotOf(table.state());
}

/** Opens the table again and tells what was said about its snapshots. */
async function openedAgain(id: string, options: Parameters<typeof tablesOn>[1] = {}) {
  const said: string[] = [];
  const warn = (details: object, message: string): void => {
    said.push(`${message} ${'why' in details ? details.why : ''}`);
  };
  const table = await tablesOn(database, { log: { ...SILENT, warn }, ...options }).open(id);
  return { state: snapshotOf(table.state()), said };
}

test('a good snapshot is believed', async () => {
  const before = await closedTable('good');
  expect(await openedAgain('good')).toEqual({ state: before, said: [] });
});

test.each([
  ['state', 'It is not what was signed.'],
  ['signature', 'It is not what was signed.'],
  ['hash', 'It is not what was signed.'],
])('a snapshot with a changed %s is passed over, and the journal replayed', async (column, why) => {
  const id = `changed-${column}`;
  const before = await closedTable(id);
  await pool.query(
    `update snapshots set ${column} = set_byte(${column}, 9, get_byte(${column}, 9) # 1)
     where table_id = $1`,
    [id],
  );
  const { state, said } = await openedAgain(id);
  expect(state).toEqual(before);
  expect(said).toEqual([`A snapshot is passed over. ${why}`]);
});

test('a snapshot of another node is passed over', async () => {
  const before = await closedTable('foreign');
  const { state, said } = await openedAgain('foreign', {
    key: temporarySigningKey(),
    trust: { trusts: () => true, sealedUpTo: () => 0 },
  });
  expect(state).toEqual(before);
  expect(said).toEqual(['A snapshot is passed over. Another node signed it.']);
});

test('a snapshot is taken every so many events, and the two newest are kept', async () => {
  const table = await tablesOn(database, { snapshotEvery: 5 }).open('often');
  await prepareTable(table, ['often-1']);
  const sequences = async (): Promise<readonly number[]> => {
    const { rows } = await pool.query<{ sequence: string }>(
      "select sequence from snapshots where table_id = 'often' order by sequence",
    );
    return rows.map(({ sequence }) => Number(sequence));
  };
  // The next one is due only after a rest, so that snapshots take a small share of the time.
  while ((await sequences()).length < 2) await table.submit(betting('often-1', 'big', money(100)));
  const [older = 0, newer = 0] = await sequences();
  expect(await sequences()).toHaveLength(2);
  expect(newer - older).toBeGreaterThanOrEqual(5);
});

test('whoever keeps checkpoints is told of the one a table is closed with, and its trouble is said', async () => {
  const told: number[] = [];
  const said: string[] = [];
  const warn = (_: object, message: string) => void said.push(message);
  const onCheckpoint = async ({ number }: { readonly number: number }) => {
    told.push(number);
    throw new Error('The witness is away.');
  };
  const tables = tablesOn(database, { onCheckpoint, log: { ...SILENT, warn } });
  await prepareTable(await tables.open('signed'), []);
  await tables.close();
  const { rows } = await pool.query<{ last: string }>(
    'select max(number) as last from checkpoints',
  );
  expect(told.at(-1)).toBe(Number(rows[0]?.last));
  expect(said).toEqual(told.map(() => 'No checkpoint was written.'));
});
