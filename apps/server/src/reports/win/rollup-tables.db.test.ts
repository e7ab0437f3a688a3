import { add, money, multiply, type Rational, rational } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { openOffice } from '../../store/office.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  betting,
  dealer,
  diceConfig,
  finishRound,
  manager,
  seatWithCredit,
  submitAccepted,
} from '../../testing/dice-table.ts';
import { playCards } from '../../testing/played-cards.ts';
import { KEY, tablesOn } from '../../testing/tables-on.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { DEFAULT_SHIFTS } from '../shift-plan.ts';
import { rollUpTable, winJournals } from './rollup-store.ts';
import { columnOf, type WinDimension, winReport } from './win-report.ts';

const HOUR = 3_600_000;
const MORNING = Date.parse('2026-11-15T06:00:00Z');

/** A database with tables on it, whose clock the test winds. */
async function hours() {
  const database = await testDatabase();
  let clock = MORNING;
  const tables = tablesOn(database, { now: () => clock });
  const pool = database.pool();
  const rolling = {
    database: pool,
    office: openOffice(pool, { key: KEY }),
    shifts: DEFAULT_SHIFTS,
    library: SHIPPED,
  };
  return {
    pool,
    tables,
    later: () => {
      clock += HOUR;
    },
    rollUp: (table: string) => rollUpTable(table, rolling),
  };
}

/** The lines of hours that were kept; not one of them may come from the journal. */
async function keptLines(pool: Pool, table: string, by: WinDimension | null, played: number) {
  const period = { from: MORNING, to: MORNING + played * HOUR };
  const dimensions = by === null ? [] : [by];
  const shifts = DEFAULT_SHIFTS;
  const reading = { period, column: columnOf(dimensions), shifts, library: SHIPPED, apart: null };
  const journals = await winJournals(pool, table, reading);
  const kept = journals.map((journal) => ({ ...journal, facts: nothing() }));
  const lines = await winReport(kept, { period, by: dimensions, shifts: DEFAULT_SHIFTS });
  return lines.map(({ group, tally }) => ({ of: by === null ? null : group[by], tally }));
}

async function* nothing() {}

/**
 * What players of a table lost since they bought their credit, by where money went: the journal is summed by the
 * database, and nothing is known of rounds, bets or prices.
 */
async function lostByPostings(pool: Pool, table: string, terminal = '%'): Promise<number> {
  const { rows } = await pool.query<{ lost: string }>(
    `select coalesce(sum(case when from_account like $2 then amount else -amount end), 0) as lost
     from postings where table_id = $1
       and (from_account like $2) <> (to_account like $2)
       and 'cage' not in (from_account, to_account)`,
    [table, `credit:${terminal}`],
  );
  return Number(rows[0]?.lost);
}

const times = (stake: number, fraction: Rational) => multiply(rational(stake), fraction);

test('hours of a card table are kept as its cards fell, measured by the House Way', async () => {
  const { pool, tables, later, rollUp } = await hours();
  const table = await playCards(tables);
  later();
  // The second round lies face down since the first hour, and is settled in the second.
  await submitAccepted(table, dealer, { type: 'EndArranging' });
  await submitAccepted(table, dealer, { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' });
  await submitAccepted(table, dealer, { type: 'SettleInitial' });
  await submitAccepted(table, dealer, { type: 'SettleBonus' });
  later();
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  expect(await rollUp(table.id)).toBe(2);

  const [whole] = await keptLines(pool, table.id, null, 2);
  // By the golden file another counter wrote: an initial bet keeps 4937043/180094600, a bonus 1212/20825.
  const theoretical = add(
    times(2 * 5000, rational(4937043n, 180094600n)),
    times(2 * 1200, rational(1212n, 20825n)),
  );
  expect(whole?.tally).toMatchObject({
    rounds: 2,
    handle: 2 * 6200,
    win: await lostByPostings(pool, table.id),
    drop: 200_000,
    theoretical,
    assumesHouseWay: true,
  });
  for (const { of: terminal, tally } of await keptLines(pool, table.id, 'terminal', 2)) {
    expect([terminal, tally.win]).toEqual([
      terminal,
      await lostByPostings(pool, table.id, String(terminal)),
    ]);
  }
  const bets = await keptLines(pool, table.id, 'bet', 2);
  expect(
    bets.map(({ of, tally: { handle, assumesHouseWay } }) => [of, handle, assumesHouseWay]),
  ).toEqual([
    ['bonus:player', 2400, false],
    ['initial', 10_000, true],
  ]);
  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});

test('hours of a table with three layouts are kept by the prices of each', async () => {
  const { pool, tables, later, rollUp } = await hours();
  const table = await tables.open('CLUSTER');
  // By the three pay tables a total of 6 pays 19, 19 and 18 to 1 on 10 of 216 rolls.
  const paid: Readonly<Record<string, number>> = { a: 19, b: 19, c: 18 };
  const { limits } = diceConfig('CLUSTER');
  const layout = { houseTable: null, limits, differential: null };
  const config = {
    ...diceConfig('CLUSTER'),
    game: 'rws-sic-bo-2021/a',
    layouts: [
      { ...layout, game: 'rws-sic-bo-2021/b', terminals: ['b'] },
      { ...layout, game: 'rws-sic-bo-2021/c', terminals: ['c'] },
    ],
  };
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  for (const terminal of Object.keys(paid)) await seatWithCredit(table, terminal, money(1_000_000));
  for (const dice of [[6, 6, 5] as const, [4, 1, 1] as const]) {
    await submitAccepted(table, dealer, { type: 'OpenBets' });
    for (const terminal of Object.keys(paid)) {
      await table.submit(betting(terminal, 'total:6', money(21_600)));
    }
    await finishRound(table, [...dice]);
    later();
  }
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  expect(await rollUp('CLUSTER')).toBe(2);

  const games = await keptLines(pool, 'CLUSTER', 'game', 2);
  expect(
    games.map(({ of, tally: { handle, win, drop, theoretical } }) => [
      of,
      handle,
      win,
      drop,
      theoretical,
    ]),
  ).toEqual(
    Object.entries(paid).map(([terminal, odds]) => [
      `rws-sic-bo-2021/${terminal}`,
      2 * 21_600,
      21_600 - odds * 21_600,
      1_000_000,
      rational(2 * 100 * (216 - 10 * (odds + 1))),
    ]),
  );
  const [whole] = await keptLines(pool, 'CLUSTER', null, 2);
  // All stakes of a round ride on one roll: p(1 - p) times the square of what is at issue, for two rounds.
  const atIssue = BigInt(21_600 * (20 + 20 + 19));
  expect(whole?.tally).toMatchObject({
    rounds: 2,
    win: await lostByPostings(pool, 'CLUSTER'),
    variance: rational(2n * atIssue ** 2n * 10n * 206n, 216n * 216n),
  });
  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});
