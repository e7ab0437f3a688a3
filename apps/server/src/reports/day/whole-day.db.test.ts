import { money } from '@baize/exact';
import { dayBody, dropsBody, reportBody, slipBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { NO_CAGE } from '../../cage/cage-config.ts';
import { openSession } from '../../people/sessions.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  asking,
  betting,
  dealer,
  finishRound,
  newOp,
  prepareTable,
  submitAccepted,
} from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { testApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const TABLES = 24;
const ROUNDS = 6;
/** The first shift begins at six in the morning, by the clock in Greenwich. */
const MORNING = Date.parse('2026-11-15T06:00:00Z');
const BETS = ['small', 'big', 'odd', 'total:9', 'any-triple', 'single:4'] as const;
const ROLLS = [
  [1, 2, 3],
  [6, 6, 6],
  [4, 4, 1],
  [5, 6, 2],
  [2, 3, 4],
  [1, 1, 5],
] as const;

test('a gaming day of twenty-four tables closes without a difference, and names a planted one', async () => {
  const database = await testDatabase();
  let clock = MORNING;
  const now = () => clock;
  const tables = tablesOn(database, { now });
  const cage = { ...NO_CAGE, windows: ['W1'] };
  const app = await testApp(database, { now, config: { cage }, deps: { tables } });
  const cashier = await staffToken(app.registry, 'cashier');
  const manager = await staffToken(app.registry, 'shift-manager');
  // People sign in again during so long a day.
  const signedIn = async (id: string) => (await openSession(app.registry, id, 'test')).token;
  const post = async (path: string, body: object, by = cashier.id) =>
    (await ask(`${app.url}/api/${path}`, { token: await signedIn(by), body })).body;
  const read = async (path: string) =>
    (await ask(`${app.url}/api/${path}`, { token: await signedIn(manager.id) })).body;

  await post('cage/drawers', { window: 'W1', pieces: [{ value: 100_000, pieces: 30 }] });
  const floor = await Promise.all(
    Array.from({ length: TABLES }, async (_, index) => {
      const table = await tables.open(`DAY-${String(index + 1).padStart(2, '0')}`);
      await prepareTable(table, [`${table.id}-a`, `${table.id}-b`], money(500_000));
      return table;
    }),
  );

  // A day that takes a few seconds: every round is three hours later than the one before.
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(floor.map((table, index) => play(table, round, index)));
    clock += 3 * 60 * MINUTE;
  }
  const paid = await sellAndPay(floor, post);

  // After the night: everything that is on record twice is the same amount twice.
  clock = MORNING + 24 * 60 * MINUTE;
  const look = async (name: string) => dayBody.parse(await read(`days/${name}`));
  const day = await look('2026-11-15');
  expect(day.differences).toEqual([]);
  expect(day.tables.length).toBe(TABLES);
  expect(day.tables.map(({ rounds }) => rounds)).toEqual(day.tables.map(() => ROUNDS));
  const win = day.tables.reduce((sum, each) => sum + each.win, 0);
  expect(win).toBe(-(await creditsOf(app.database)) + TABLES * 2 * 500_000 + paid);

  // The report by tables says the same as the day.
  const body = reportBody.parse(await read('reports/win?by=table'));
  const byReport = body.report === 'win' ? body.rows.reduce((sum, row) => sum + row.win, 0) : 0;
  expect(byReport).toBe(win);

  // One cent in one meter, one in the box of a table: both are found and named.
  await app.database.query(
    `update meters set counters = jsonb_set(counters, '{cashIn}', to_jsonb((counters->>'cashIn')::bigint + 1))
     where table_id = 'DAY-07' and terminal = 'DAY-07-a'`,
  );
  await countBox(post, 'DAY-11', -50, manager.id);
  const planted = await look('2026-11-15');
  expect(planted.differences.map(({ check, where }) => `${check}: ${where}`)).toContain(
    'meters-and-ledger: terminal DAY-07-a',
  );
  expect(planted.differences.every(({ where }) => where.includes('DAY-07'))).toBe(true);
  const next = await look('2026-11-16');
  expect(next.differences).toContainEqual(
    expect.objectContaining({ check: 'drops-counted', where: 'box of DAY-11', difference: -50 }),
  );
  const close = (body: object) => post('days/2026-11-15/close', body, manager.id);
  expect(await close({})).toMatchObject({ error: { code: 'day-differs', field: 'reason' } });
  await app.database.query(
    `update meters set counters = jsonb_set(counters, '{cashIn}', to_jsonb((counters->>'cashIn')::bigint - 1))
     where table_id = 'DAY-07' and terminal = 'DAY-07-a'`,
  );
  expect(await close({})).toMatchObject({ differences: [], closed: { reason: null } });
});

async function play(table: RunningTable, round: number, index: number): Promise<void> {
  if (round > 0) await submitAccepted(table, dealer, { type: 'OpenBets' });
  for (const [seat, player] of ['a', 'b'].entries()) {
    const bet = BETS[(round + seat + index) % BETS.length] ?? 'small';
    await table.submit(betting(`${table.id}-${player}`, bet, money(1000 * (1 + seat))));
  }
  await finishRound(table, [...(ROLLS[(round + index) % ROLLS.length] ?? [1, 2, 3])]);
}

type Post = (path: string, body: object, by?: string) => Promise<unknown>;

/** Some credit is sold and some instruments are paid at the cage; how much more credit there is for it. */
async function sellAndPay(floor: readonly RunningTable[], post: Post): Promise<number> {
  let more = 0;
  for (const table of floor.slice(0, 6)) {
    const terminal = `${table.id}-a`;
    const slip = async (body: object) => slipBody.parse(await post('cage/slips', body));
    await slip({ op: newOp(), kind: 'sell', terminal, amount: 7000 });
    const number = `00${table.id.slice(-2)}${'0'.repeat(14)}`;
    const cashOut = { type: 'CashOut', terminal, amount: money(3000), number } as const;
    const expiresAt = MORNING + 30 * 24 * 60 * MINUTE;
    const by = { kind: 'terminal', id: terminal } as const;
    const answer = await table.submit(asking(by, { ...cashOut, expiresAt }));
    expect(answer.type).toBe('accepted');
    more += 7000 - 3000;
  }
  return more;
}

/** Two people count a box, off by so much. */
async function countBox(post: Post, table: string, off: number, second: string): Promise<void> {
  const op = newOp();
  const counted = await post('cage/drops', { op, table, pieces: [] });
  const { expected } = dropsBody.shape.drops.element.parse(counted);
  const value = 50;
  const again = newOp();
  await post(`cage/drops/${op}/second`, { agrees: false }, second);
  const pieces = [{ value, pieces: (expected + off) / value }];
  await post('cage/drops', { op: again, table, pieces });
  await post(`cage/drops/${again}/second`, { agrees: true }, second);
}

async function creditsOf(database: {
  query(text: string): Promise<{ rows: { amount: string }[] }>;
}): Promise<number> {
  const { rows } = await database.query(
    `select sum(amount) as amount from balances where account like 'credit:%'`,
  );
  return Number(rows[0]?.amount);
}
