import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { snapshotOf } from '@baize/table';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { betting, prepareTable } from '../testing/dice-table.ts';
import { KEY, tablesOn } from '../testing/tables-on.ts';
import { headAfter, readRowWith } from './journal-row.ts';
import { openOffice } from './office.ts';
import { temporarySigningKey } from './signing-key.ts';
import {
  isSealed,
  jsonIn,
  type Restored,
  readSnapshot,
  restoreBefore,
  snapshotBefore,
  snapshotPlaces,
  writeSnapshot,
} from './snapshot-store.ts';

const database = await testDatabase();
const pool = database.pool({ max: 2 });
const office = openOffice(pool, { key: KEY });
/** The table after each of three bets, with where its journal ended. */
const moments: Restored[] = [];

/** What is remembered of the table, and what was said of snapshots that were passed over. */
async function remembered(key = KEY) {
  const said: string[] = [];
  const onIgnored = (sequence: number, why: string) => void said.push(`${sequence} ${why}`);
  const found = await readSnapshot(pool, 'T', { key, library: SHIPPED, onIgnored });
  return { last: found?.head.last, said };
}

const lastOf = (index: number) => moments[index]?.head.last ?? 0;

test('a table is remembered as it was, at the row its journal ended with', async () => {
  const quiet = { snapshotEvery: 1_000_000, checkpointEvery: 3_600_000 };
  const tables = tablesOn(database, quiet);
  const table = await tables.open('T');
  await prepareTable(table, ['ann']);
  for (const stake of [100, 200, 300]) {
    await table.submit(betting('ann', 'big', money(stake)));
    const state = table.state();
    const row = await readRowWith(pool, 'T', state.sequence);
    if (!row) throw new Error('The bet is in the journal.');
    moments.push({ state, head: headAfter(row) });
  }
  await tables.close();
  // The one it is closed with is in the way of what is looked at here.
  await pool.query('delete from snapshots');
  expect(await remembered()).toEqual({ last: undefined, said: [] });
  const [first, second] = moments;
  if (!first || !second) throw new Error('There were three bets.');
  await writeSnapshot(office, 'T', first, KEY);
  await writeSnapshot(office, 'T', second, KEY);
  expect(await snapshotPlaces(pool, 'T')).toEqual([lastOf(0), lastOf(1)]);
  const said: string[] = [];
  const reader = { key: KEY, library: SHIPPED, onIgnored: () => void said.push('') };
  const found = await readSnapshot(pool, 'T', reader);
  expect(found?.head).toEqual(second.head);
  expect(found && snapshotOf(found.state)).toEqual(snapshotOf(second.state));
  expect(said).toEqual([]);
  expect(await readSnapshot(pool, 'another', reader)).toBeNull();
});

test('before an event is before it, from a snapshot of a node that has signed checkpoints', async () => {
  const before = (sequence: number) => restoreBefore(pool, 'T', sequence, SHIPPED);
  expect((await before(lastOf(2)))?.head).toEqual(moments[1]?.head);
  expect((await before(lastOf(1) + 1))?.head).toEqual(moments[1]?.head);
  expect((await before(lastOf(1)))?.head).toEqual(moments[0]?.head);
  expect(await before(lastOf(0))).toBeNull();
  expect(await before(1)).toBeNull();
  const [, , third] = moments;
  if (!third) throw new Error('There were three bets.');
  await writeSnapshot(office, 'T', third, temporarySigningKey());
  expect((await before(lastOf(2) + 1))?.head).toEqual(moments[1]?.head);
  await pool.query('delete from snapshots where sequence = $1', [lastOf(2)]);
  await writeSnapshot(office, 'T', moments[0] ?? third, KEY);
});

test('a snapshot that cannot be believed is passed over for the one before it, and it is said why', async () => {
  const [newest, older] = [lastOf(1), lastOf(0)];
  expect(await remembered(temporarySigningKey())).toEqual({
    last: undefined,
    said: [`${newest} Another node signed it.`, `${older} Another node signed it.`],
  });
  const sealed = await snapshotBefore(pool, 'T', Number.MAX_SAFE_INTEGER);
  if (!sealed) throw new Error('There is one.');
  expect([sealed.sequence, isSealed(sealed)]).toEqual([newest, true]);
  const changes = [
    { table: 'U' },
    { sequence: newest - 1 },
    { hash: Buffer.alloc(32) },
    { state: Buffer.from('other') },
    { signature: Buffer.alloc(64) },
    { publicKey: temporarySigningKey().publicKey },
  ];
  for (const change of changes) expect(isSealed({ ...sealed, ...change })).toBe(false);
  const [, second] = moments;
  expect(await jsonIn(sealed)).toBe(second && JSON.stringify(snapshotOf(second.state)));
  expect(await jsonIn({ ...sealed, state: Buffer.from('no archive') })).toBeUndefined();
  await pool.query('update snapshots set signature = $1 where sequence = $2', [
    Buffer.alloc(64),
    newest,
  ]);
  expect(await remembered()).toEqual({
    last: older,
    said: [`${newest} It is not what was signed.`],
  });
  expect((await restoreBefore(pool, 'T', lastOf(2), SHIPPED))?.head.last).toBe(older);
});

test('one whose journal goes another way, or ends elsewhere, is not believed, signed or not', async () => {
  const [first, second] = moments;
  if (!first || !second) throw new Error('There were three bets.');
  const elsewhere = { ...second, head: { ...second.head, hash: first.head.hash } };
  await writeSnapshot(office, 'T', elsewhere, KEY);
  expect(await remembered()).toEqual({
    last: lastOf(0),
    said: [`${lastOf(1)} The journal goes another way.`],
  });
  const later = { ...second, head: { ...second.head, last: lastOf(2) + 5 } };
  await writeSnapshot(office, 'T', later, KEY);
  const { said } = await remembered();
  expect(said[0]).toBe(`${lastOf(2) + 5} The journal goes another way.`);
});

test('the two newest are kept, and of older ones those far from the one before', async () => {
  const [first] = moments;
  if (!first) throw new Error('There were three bets.');
  const kept = async (last: number) => {
    await writeSnapshot(office, 'F', { ...first, head: { ...first.head, last } }, KEY);
    return snapshotPlaces(pool, 'F');
  };
  expect(await kept(10)).toEqual([10]);
  expect(await kept(15_000)).toEqual([10, 15_000]);
  expect(await kept(15_010)).toEqual([15_000, 15_010]);
  expect(await kept(15_020)).toEqual([15_000, 15_010, 15_020]);
  expect(await kept(29_999)).toEqual([15_000, 15_020, 29_999]);
  expect(await kept(30_000)).toEqual([15_000, 29_999, 30_000]);
  expect(await kept(30_001)).toEqual([15_000, 30_000, 30_001]);
  expect(await kept(30_001)).toEqual([15_000, 30_000, 30_001]);
  expect(await kept(30_002)).toEqual([15_000, 30_000, 30_001, 30_002]);
});
