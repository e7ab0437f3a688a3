import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Actor, Recorded, TableEvent, TableState } from '@baize/table';
import { beforeAll, expect, test } from 'vitest';
import { type Head, headAfter, readRows } from '../store/journal-row.ts';
import { openOffice } from '../store/office.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { writeSnapshot } from '../store/snapshot-store.ts';
import { openTables } from '../tables/open-tables.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { findWithoutWitnesses } from '../testing/attacks/forgery.ts';
import { testDatabase } from '../testing/database.ts';
import {
  betting,
  dealer,
  finishRound,
  manager,
  prepareTable,
  submitAccepted,
} from '../testing/dice-table.ts';
import { playFloor } from '../testing/played-floor.ts';
import { SILENT } from '../testing/tables-on.ts';
import { verifyFloor } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();
const key = temporarySigningKey();
const office = openOffice(pool, { key });
const states = new Map<string, TableState>();

/** The first round was registered wrongly; two people put it right while the second is going on. */
async function playCorrected(table: RunningTable): Promise<void> {
  await prepareTable(table, ['dan']);
  await table.submit(betting('dan', 'small', money(1000)));
  await finishRound(table, [6, 6, 5]);
  const supervisor: Actor = { kind: 'staff', id: 'sue', position: 'pit-supervisor' };
  await submitAccepted(table, supervisor, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: [`${table.id}-1`],
    dice: [1, 2, 3],
  });
  const [request = ''] = table.state().approvals.keys();
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await table.submit(betting('dan', 'big', money(100)));
  await submitAccepted(table, manager, { type: 'ApproveRequest', request });
  await finishRound(table, [1, 1, 2]);
}

beforeAll(async () => {
  const tables = openTables({ library: SHIPPED, database, key, log: SILENT });
  await playFloor(tables, pool);
  const corrected = await tables.open('corrected');
  await playCorrected(corrected);
  for (const table of tables.list()) states.set(table.id, table.state());
  await tables.close();
});

const found = async () => (await verifyFloor(pool, { library: SHIPPED })).finding;

/** What is found where every event of a kind says something else, chained and signed anew. */
async function forged(table: string, type: TableEvent['type'], change: (fact: Recorded) => object) {
  const finding = await findWithoutWitnesses(pool, table, (fact) =>
    fact.event.type === type ? Object(change(fact)) : fact,
  );
  return finding ? `${finding.where} ${finding.what}` : 'nothing';
}

const withEvent = (fact: Recorded, changes: object) => ({
  ...fact,
  event: { ...fact.event, ...changes },
});

test('a round that was corrected later is computed at its end and once more', async () => {
  const { finding, counts } = await verifyFloor(pool, { library: SHIPPED });
  expect(finding).toBeNull();
  // One at each of the tables everybody plays at; the corrected one twice, and the one after it.
  expect(counts).toMatchObject({ tables: 3, rounds: 5, virtualResults: 1 });
});

test('another correction is not what the round was settled by', async () => {
  const said = await forged('corrected', 'ResultCorrected', (fact) =>
    withEvent(fact, { is: [1, 1, 1] }),
  );
  expect(said).toMatch(/^journal corrected round corrected-1 has .* where its rulebook gives /);
});

test('events say where they stand and when they happened', async () => {
  expect(
    await forged('dealt', 'TableOpened', (fact) => ({ ...fact, sequence: fact.sequence + 1 })),
  ).toBe('journal dealt row 2 has an event out of sequence at 2');
  expect(await forged('dealt', 'TableOpened', (fact) => ({ ...fact, at: fact.at + 1 }))).toBe(
    'journal dealt row 2 has an event of another time',
  );
});

test('what was never decided cannot be replayed', async () => {
  const said = await forged('dealt', 'BetsClosed', (fact) => withEvent(fact, { type: 'Nothing' }));
  expect(said).toMatch(/^journal dealt row 13 cannot be replayed: /);
});

test.each([
  ['none', { proof: null }, 'is a virtual result without a seed'],
  [
    'of another row',
    { proof: { seed: '00'.repeat(32), closeHash: '00'.repeat(32) } },
    'does not name the row that closed the bets',
  ],
])('a virtual result has a proof: %s', async (_, changes, what) => {
  const said = await forged('virtual', 'ResultRegistered', (fact) => withEvent(fact, changes));
  expect(said).toMatch(/^journal virtual event \d+ /);
  expect(said.endsWith(what)).toBe(true);
});

test('a seed that was not promised proves nothing', async () => {
  const said = await forged('virtual', 'ResultRegistered', (fact) => {
    const proof = 'proof' in fact.event ? Object(fact.event.proof) : {};
    return withEvent(fact, { proof: { ...proof, seed: '11'.repeat(32) } });
  });
  expect(said).toMatch(/^journal virtual event \d+ fails its proof: /);
});

async function endOf(table: string): Promise<Head> {
  const row = (await readRows(pool, table, 1, 1000)).at(-1);
  if (!row) throw new Error('It was played at.');
  return headAfter(row);
}

function stateOf(table: string): TableState {
  const state = states.get(table);
  if (!state) throw new Error('It was played at.');
  return state;
}

test('a snapshot is of the table as it was, at a row that is there', async () => {
  const head = await endOf('corrected');
  const own = stateOf('corrected');
  const where = `snapshots corrected ${head.last}`;
  await writeSnapshot(office, 'corrected', { state: stateOf('dealt'), head }, key);
  expect(await found()).toEqual({ where, what: 'differs from the replay' });
  const elsewhere = { ...head, hash: Buffer.alloc(32) };
  await writeSnapshot(office, 'corrected', { state: own, head: elsewhere }, key);
  expect(await found()).toEqual({ where, what: 'names another row' });
  await writeSnapshot(office, 'corrected', { state: own, head }, key);
  expect(await found()).toBeNull();
  const later = { ...head, last: head.last + 5 };
  await writeSnapshot(office, 'corrected', { state: own, head: later }, key);
  expect(await found()).toEqual({
    where: `snapshots corrected ${head.last + 5}`,
    what: 'is of events that are not there',
  });
});
