import { money } from '@baize/exact';
import type { Recorded } from '@baize/table';
import { beforeAll, expect, test } from 'vitest';
import { readRows } from '../store/read-journal.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { SILENT } from '../tables/testing/tables-on.ts';
import { testDatabase } from '../testing/database.ts';
import { forgeJournal, replaceJournal } from './testing/forgery.ts';
import { playFloor } from './testing/played-floor.ts';
import { tampering } from './testing/tampering.ts';
import { verifyFloor } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();

beforeAll(async () => {
  const tables = openTables({ database, key: temporarySigningKey(), log: SILENT });
  await playFloor(tables, pool);
  await tables.close();
});

/** What is found in a journal with changed facts and a chain that fits them. */
async function foundIn(table: string, change: (fact: Recorded) => Recorded) {
  const genuine = await readRows(pool, table, 1, 1000);
  await replaceJournal(pool, await forgeJournal(pool, table, change));
  const { finding } = await verifyFloor(pool);
  await replaceJournal(pool, genuine);
  return finding;
}

/** The same where checkpoints and snapshots have disappeared as well. */
async function foundWithoutWitnesses(table: string, change: (fact: Recorded) => Recorded) {
  const witnesses = await Promise.all(
    ['checkpoints', 'snapshots'].map((each) => tampering(pool, each)),
  );
  await witnesses[0]?.tamper('delete from checkpoints');
  await witnesses[1]?.tamper('delete from snapshots');
  const finding = await foundIn(table, change);
  for (const { restore } of witnesses) await restore();
  expect((await verifyFloor(pool)).finding).toBeNull();
  return finding;
}

const anotherPerson = (fact: Recorded): Recorded => ({ ...fact, by: { kind: 'system' } });

test('a chain computed anew is not the one a checkpoint has seen', async () => {
  const finding = await foundIn('dealt', anotherPerson);
  expect(finding).toMatchObject({ where: 'checkpoints number 1' });
});

test('another result is not what the round was settled by', async () => {
  const finding = await foundWithoutWitnesses('dealt', (fact) =>
    fact.event.type === 'ResultRegistered'
      ? { ...fact, event: { ...fact.event, dice: [6, 6, 5] } }
      : fact,
  );
  expect(finding?.where).toBe('journal dealt round dealt-1');
  expect(finding?.what).toMatch(/where its rulebook gives/);
});

test('a payment of another amount is not what the rulebook gives', async () => {
  const finding = await foundWithoutWitnesses('dealt', (fact) =>
    fact.event.type === 'WinnersPaid'
      ? {
          ...fact,
          event: {
            ...fact.event,
            postings: fact.event.postings.map((each) => ({ ...each, amount: money(1) })),
          },
        }
      : fact,
  );
  expect(finding?.where).toMatch(/^(journal dealt|table dealt)/);
});

test('a virtual result of other dice fails its proof', async () => {
  const finding = await foundWithoutWitnesses('virtual', (fact) =>
    fact.event.type === 'ResultRegistered'
      ? { ...fact, event: { ...fact.event, dice: [1, 1, 1] } }
      : fact,
  );
  expect(finding?.what).toBe('fails its proof: outcome-is-not-the-derived-one');
});

test('bets changed before the close change the hash that the dice were derived from', async () => {
  const finding = await foundWithoutWitnesses('virtual', (fact) =>
    fact.event.type === 'BetsChanged' ? { ...fact, op: 'another-bet' } : fact,
  );
  expect(finding?.what).toBe('does not name the row that closed the bets');
});
