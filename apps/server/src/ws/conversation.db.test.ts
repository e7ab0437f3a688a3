import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { dealer } from '../testing/dice-table.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;

test('a terminal says hello, bets, and hears what was registered', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['A1']);
  const client = await testClient(url, { token: await terminalToken(registry, 'A1') });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  const snapshot = await client.next('snapshot');
  expect(snapshot.view.own).toMatchObject({ terminal: 'A1', credit: 1_000_000, staked: 0 });
  expect(snapshot.view.table).toMatchObject({ role: 'player', status: { status: 'open' } });
  const command = { type: 'PlaceBet', terminal: 'A1', bet: 'small', stake: 500 };
  client.say({ v, type: 'do', op: 'operation-1', round: `${table.id}-1`, command });
  const { answer } = await client.next('answer');
  expect(answer).toMatchObject({ type: 'accepted', changes: [{ bet: 'small', from: 0, to: 500 }] });
  const own = await client.next('event');
  expect(own).toMatchObject({
    stream: 'own',
    number: 1,
    view: { spendable: 999_500, staked: 500 },
  });
  expect(own.rows).toMatchObject({ areas: [{ bet: 'small', stake: 500 }] });
  await table.submit({ op: 'close-1', by: dealer, command: { type: 'CloseBets' } });
  const closed = await client.next('event');
  expect(closed).toMatchObject({
    stream: 'table',
    number: 1,
    view: { round: { phase: 'closed' } },
  });
});
