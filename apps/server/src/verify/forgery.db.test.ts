import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Recorded } from '@baize/table';
import { beforeAll, expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { findIn, findWithoutWitnesses } from '../testing/attacks/forgery.ts';
import { testDatabase } from '../testing/database.ts';
import { playFloor } from '../testing/played-floor.ts';
import { SILENT } from '../testing/tables-on.ts';

const database = await testDatabase();
const pool = database.pool();

beforeAll(async () => {
  const tables = openTables({
    library: SHIPPED,
    database,
    key: temporarySigningKey(),
    log: SILENT,
  });
  await playFloor(tables, pool);
  await tables.close();
});

const anotherPerson = (fact: Recorded): Recorded => ({ ...fact, by: { kind: 'system' } });

test('a chain computed anew is not the one a checkpoint has seen', async () => {
  const finding = await findIn(pool, 'dealt', anotherPerson);
  expect(finding).toMatchObject({ where: 'checkpoints number 1' });
});

test('another result is not what the round was settled by', async () => {
  const finding = await findWithoutWitnesses(pool, 'dealt', (fact) =>
    fact.event.type === 'ResultRegistered'
      ? { ...fact, event: { ...fact.event, dice: [6, 6, 5] } }
      : fact,
  );
  expect(finding?.where).toBe('journal dealt round dealt-1');
  expect(finding?.what).toMatch(/where its rulebook gives/);
});

test('a payment of another amount is not what the rulebook gives', async () => {
  const finding = await findWithoutWitnesses(pool, 'dealt', (fact) =>
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
  const finding = await findWithoutWitnesses(pool, 'virtual', (fact) =>
    fact.event.type === 'ResultRegistered'
      ? { ...fact, event: { ...fact.event, dice: [1, 1, 1] } }
      : fact,
  );
  expect(finding?.what).toBe('fails its proof: outcome-is-not-the-derived-one');
});

test('bets changed before the close change the hash that the dice were derived from', async () => {
  const finding = await findWithoutWitnesses(pool, 'virtual', (fact) =>
    fact.event.type === 'BetsChanged' ? { ...fact, op: 'another-bet' } : fact,
  );
  expect(finding?.what).toBe('does not name the row that closed the bets');
});
