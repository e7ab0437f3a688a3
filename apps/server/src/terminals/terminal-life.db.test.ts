import { money } from '@baize/exact';
import { type TerminalLifeLine, terminalLifeBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { prepareTable } from '../testing/dice-table.ts';
import { moveDebtor, oweAfterCorrection } from '../testing/moved-debt.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { terminalLife } from './terminal-life.ts';

const database = await testDatabase();
const pool = database.pool();

/** A terminal that won, cashed out, came to owe by a correction, moved to another table and called from there. */
async function floor() {
  const app = await testApp(database);
  const [first, second] = [await app.tables.open('first'), await app.tables.open('second')];
  await prepareTable(second, ['fay'], money(20_000));
  await oweAfterCorrection(first);
  await moveDebtor(first, second, pool);
  const dan = await terminalToken(app.registry, 'dan');
  await ask(`${app.url}/api/attendant`, { token: dan, body: { call: true } });
  return { ...app, first, second, dan };
}

const told = ({ table, kind, moved }: TerminalLifeLine) => [table, kind, moved];

test('a terminal has its whole life over two tables in one list, with what every event moved', async () => {
  const { url, registry, dan, second } = await floor();
  const { token } = await staffToken(registry, 'cashier');
  const path = `${url}/api/terminals/dan/life`;
  const life = terminalLifeBody.parse((await ask(path, { token })).body);
  expect(life.next).toBeNull();
  const lines = life.lines.toReversed();
  // Bought 500.00, all of it staked on Small, won as much again, cashed out 1,000.00, then corrected to a loss.
  expect(lines.filter(({ moved }) => moved !== 0).map(told)).toEqual([
    ['first', 'CreditBought', 50_000],
    ['first', 'BetsClosed', -50_000],
    ['first', 'WinnersPaid', 100_000],
    ['first', 'InstrumentPrepared', -100_000],
  ]);
  const closed = lines.find(({ kind }) => kind === 'BetsClosed');
  expect(closed).toMatchObject({ round: 'first-1', bets: [{ bet: 'small', amount: 50_000 }] });
  const issued = lines.find(({ kind }) => kind === 'InstrumentIssued');
  expect(issued).toMatchObject({ group: 'ticket', amount: 100_000 });
  expect(issued?.ticket).toMatch(/^ticket:/);
  const corrected = lines.find(({ kind }) => kind === 'ResultCorrected');
  const owed = corrected?.postings.filter(({ from }) => from.startsWith('receivable:dan'));
  expect(owed?.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000);
  expect(lines.slice(-2).map(told)).toEqual([
    ['second', 'TerminalSeated', 0],
    [null, 'call-attendant', 0],
  ]);
  // What moved adds up to what is there, and the others at both tables are nobody's business here.
  expect(lines.reduce((sum, { moved }) => sum + moved, 0)).toBe(0);
  expect(second.state().balances.get('credit:dan')).toBeUndefined();
  expect(JSON.stringify(life)).not.toMatch(/eve|fay|200000000000000001/);
  expect(lines.every(({ table, because }) => table === null || because.length > 0)).toBe(true);
  expect((await ask(path, { token: dan })).status).toBe(403);
  expect((await ask(path, { token: (await staffToken(registry, 'dealer')).token })).status).toBe(
    403,
  );
});

test('pages follow each other without a gap, also where little is looked through at once', async () => {
  const all = await terminalLife(pool, 'dan', { limit: 200 });
  for (const lookedThrough of [3, 2_000]) {
    const lines: TerminalLifeLine[] = [];
    let before: string | undefined;
    do {
      const query = before === undefined ? { limit: 1 } : { limit: 1, before };
      const page = await terminalLife(pool, 'dan', query, lookedThrough);
      lines.push(...page.lines);
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(lines).toEqual(all.lines);
  }
});
