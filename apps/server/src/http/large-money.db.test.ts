import { money } from '@baize/exact';
import { commandBody, ownTerminalBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import {
  betting,
  dealer,
  diceConfig,
  finishRound,
  manager,
  newOp,
  prepareTable,
  seatWithCredit,
  submitAccepted,
} from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
/** The most credit a terminal may be sold, and the most an amount on the wire once was. */
const MOST_SOLD = 1_000_000_000_000;

/** The most that can be bet on an area. */
const MOST_STAKED = 10_000_000_000;
const AFTER = MOST_SOLD + MOST_STAKED;

/** A terminal that has bought the most there is, and won besides. */
async function winner(name: string) {
  const app = await testApp(database);
  const table = await app.tables.open(`large-${name}`);
  await prepareTable(table, []);
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  await submitAccepted(table, dealer, { type: 'RegisterResult', dice: [1, 2, 4], flat: true });
  const limits = { default: { minimum: money(100), maximum: money(MOST_STAKED) }, kinds: {} };
  const config = { ...diceConfig(table.id), limits };
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await seatWithCredit(table, name, money(MOST_SOLD));
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  const bet = await table.submit(betting(name, 'small', money(MOST_STAKED)));
  expect(bet.type).toBe('accepted');
  await finishRound(table, [1, 2, 4]);
  expect(table.state().balances.get(`credit:${name}`)).toBe(AFTER);
  const token = await terminalToken(app.registry, name);
  const give = async (at: string, command: object) => {
    const body = { op: newOp(), command };
    return commandBody.parse(
      (await ask(`${app.url}/api/tables/${at}/commands`, { token, body })).body,
    ).answer;
  };
  return { ...app, table, token, give };
}

test('[baize-floor#one-table] who has won more than can be sold goes to another table with it, and takes it out', async () => {
  const { tables, table, token, give, url, registry } = await winner('ann');
  const other = await openDiceTable(tables);
  expect(await give(table.id, { type: 'ReleaseTerminal', terminal: 'ann' })).toMatchObject({
    type: 'accepted',
  });
  const own = await ask(`${url}/api/terminals/me`, { token });
  expect([own.status, ownTerminalBody.parse(own.body).credit]).toEqual([200, AFTER]);
  expect(await give(other.id, { type: 'SeatTerminal', terminal: 'ann' })).toMatchObject({
    type: 'accepted',
  });
  const amount = AFTER;
  const out = await give(other.id, { type: 'CashOut', terminal: 'ann', amount });
  expect(out).toMatchObject({ type: 'accepted', instrument: { amount } });
  const number = out.type === 'accepted' ? out.instrument?.number : '';
  const cashier = await staffToken(registry, 'cashier');
  const paid = await ask(`${url}/api/cage/redeem`, {
    token: cashier.token,
    body: { op: newOp(), number },
  });
  expect(paid.status).toBe(200);
});

test('every report of such a floor is answered', async () => {
  const { url, registry, table } = await winner('bob');
  await seatWithCredit(table, 'cat', money(MOST_SOLD));
  await submitAccepted(table, manager, { type: 'ReleaseTerminal', terminal: 'bob' });
  const { token } = await staffToken(registry, 'auditor');
  for (const name of [
    'win.csv?by=table',
    'win.csv?by=terminal',
    'win?by=bet',
    'win?by=hour',
    'meters',
    'corrections',
    'instruments',
  ]) {
    const report = await ask(
      `${url}/api/reports/${name}${name.includes('?') ? '&' : '?'}table=${table.id}`,
      {
        token,
      },
    );
    expect([name, report.status]).toEqual([name, 200]);
  }
});
