import { money } from '@baize/exact';
import { dayBody, daysBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import { betting, dealer, submitAccepted } from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';

const database = await testDatabase();
const DAY = 86_400_000;

/** A floor on which one bet of 1000 was lost, told from a day later. */
async function dayAfter(terminal: string) {
  let at = Date.now() - DAY;
  const now = () => at;
  const app = await testApp(database, { now, deps: { tables: tablesOn(database, { now }) } });
  const table = await openDiceTable(app.tables, [terminal]);
  await table.submit(betting(terminal, 'small', money(1000)));
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  await submitAccepted(table, dealer, { type: 'RegisterResult', dice: [6, 6, 6], flat: true });
  at += DAY;
  const { token } = await staffToken(app.registry, 'shift-manager');
  const running = daysBody.parse((await ask(`${app.url}/api/days`, { token })).body).running;
  const yesterday = new Date(Date.parse(running) - DAY).toISOString().slice(0, 10);
  return { app, table, token, running, yesterday, days: `${app.url}/api/days` };
}

test('a day agrees with itself, names a planted cent, and is closed once and for ever', async () => {
  const { app, table, token, running, yesterday, days } = await dayAfter('day-one');
  const look = async (day: string) => dayBody.parse((await ask(`${days}/${day}`, { token })).body);
  const played = await look(yesterday);
  expect(played.tables.find((each) => each.table === table.id)).toMatchObject({
    rounds: 1,
    handle: 1000,
    win: 1000,
    theoretical: '250/9',
  });
  expect(played.differences).toEqual([]);
  expect(played.compared).toBeGreaterThan(5);

  const close = (day: string, body: object) => ask(`${days}/${day}/close`, { token, body });
  expect((await close(running, {})).body).toMatchObject({ error: { code: 'day-not-over' } });
  // Days on which there was no floor yet were never played, and are nobody's to close.
  const before = new Date(Date.parse(yesterday) - DAY).toISOString().slice(0, 10);
  for (const day of [before, '0001-01-01']) {
    expect((await close(day, { reason: 'Why not' })).body).toMatchObject({
      error: { code: 'day-before-first', field: 'day' },
    });
  }
  const early = await ask(`${days}/0001-01-01`, { token });
  expect([early.status, early.body]).toMatchObject([400, { error: { code: 'unknown-day' } }]);
  await app.database.query(
    'update balances set amount = amount + 1 where table_id = $1 and account = $2',
    [table.id, 'credit:day-one'],
  );
  const planted = await look(yesterday);
  expect(planted.differences.map(({ check, difference }) => [check, difference])).toEqual([
    ['balances-from-postings', 1],
    ['double-entry', 1],
    ['meters-and-ledger', 1],
    ['meters-and-ledger', 1],
  ]);
  expect(planted.differences[0]?.where).toBe(`${table.id} credit:day-one`);
  expect((await close(yesterday, {})).body).toMatchObject({ error: { code: 'day-differs' } });
  await app.database.query(
    'update balances set amount = amount - 1 where table_id = $1 and account = $2',
    [table.id, 'credit:day-one'],
  );
  const [first, second] = await Promise.all([close(yesterday, {}), close(yesterday, {})]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const closed = await look(yesterday);
  expect(closed).toMatchObject({ differences: [], closed: { reason: null } });
  expect(closed.closed?.digest).toMatch(/^[0-9a-f]{64}$/);
  await expect(app.database.query('delete from gaming_days')).rejects.toThrow('append-only');
});

test('the auditor reads a day and cannot close it; nonsense is refused by its field', async () => {
  const { app, yesterday, days } = await dayAfter('day-two');
  const { token } = await staffToken(app.registry, 'auditor');
  expect((await ask(`${days}/${yesterday}`, { token })).status).toBe(200);
  expect((await ask(`${days}/${yesterday}/close`, { token, body: {} })).status).toBe(403);
  expect((await ask(`${days}/2026-02-31`, { token })).body).toMatchObject({
    error: { code: 'unknown-day', field: 'day' },
  });
});
