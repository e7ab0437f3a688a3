import { SHIPPED } from '@baize/house';
import type { Recorded } from '@baize/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { findWithoutWitnesses } from '../testing/attacks/forgery.ts';
import { tampering } from '../testing/attacks/tampering.ts';
import { testDatabase } from '../testing/database.ts';
import { playCards } from '../testing/played-cards.ts';
import { SILENT } from '../testing/tables-on.ts';
import { verifyFloor } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();

beforeAll(async () => {
  const tables = openTables({
    library: SHIPPED,
    database,
    key: temporarySigningKey(),
    log: SILENT,
  });
  const table = await playCards(tables);
  // 2000 at even money less 5% commission, and 500 on a pair at even money; then 2500 on the table.
  expect(table.state().balances.get('credit:eve')).toBe(100_000 + 1900 + 500 - 2500);
  await tables.close();
});

test('a card table is in order, with a round settled again and one whose cards lie face down', async () => {
  const { finding, counts } = await verifyFloor(pool, { library: SHIPPED });
  expect(finding).toBeNull();
  expect(counts).toMatchObject({ tables: 1, rounds: 1 });
  expect(counts.rows).toBe(counts.rowsInAll);
});

test('a flipped byte in any row is found, and the row is named', async () => {
  const { rows } = await pool.query<{ first: string; length: number }>(
    "select first, length(events) from journal where table_id = 'cards' order by first",
  );
  expect(rows.length).toBeGreaterThan(20);
  const { tamper, restore } = await tampering(pool, 'journal');
  for (const [index, { first, length }] of rows.entries()) {
    const at = (index * 37) % length;
    await tamper(
      'update journal set events = set_byte(events, $2, get_byte(events, $2) # 1) where first = $1',
      [first, at],
    );
    const { finding } = await verifyFloor(pool, { library: SHIPPED });
    await restore();
    expect(finding?.where, `byte ${at}`).toBe(`journal cards row ${first}`);
  }
});

/** One event of the first round changed, and every hash computed anew by somebody who knows how. */
const forged = (change: (event: Recorded['event']) => Recorded['event']) =>
  findWithoutWitnesses(pool, 'cards', (fact) => ({ ...fact, event: change(fact.event) }));

describe('a forger who mends the chain is found by the rules', () => {
  test('when the dealer held other cards', async () => {
    const finding = await forged((event) =>
      event.type === 'CardsDealt' ? { ...event, dealer: 'Ad As 7c 2h' } : event,
    );
    expect(finding?.where).toMatch(/^journal cards/);
  });

  test('when a hand was arranged otherwise', async () => {
    const finding = await forged((event) =>
      event.type === 'HandArranged' ? { ...event, low: 'Ac 9h', high: 'Ah 8d' } : event,
    );
    expect(finding?.where).toMatch(/^journal cards/);
  });

  test('when a lost bet is called won', async () => {
    const finding = await forged((event) =>
      event.type === 'InitialBetsSettled'
        ? { ...event, results: event.results.map((each) => ({ ...each, result: 'win' })) }
        : event,
    );
    expect(finding?.where).toBe('journal cards round cards-1');
  });

  test('when commission was waived', async () => {
    const finding = await forged((event) =>
      event.type === 'InitialBetsSettled'
        ? { ...event, postings: event.postings.filter(({ to }) => to !== 'commission:cards') }
        : event,
    );
    expect(finding).not.toBeNull();
  });
});
