import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase({ alone: true });

test('a floor whose database only reads is not ready, and says so on a socket without blocking it', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['RO1']);
  const token = await terminalToken(registry, 'RO1');
  const client = await testClient(url, { token });
  client.say({ v: 1, type: 'hello', table: table.id, as: 'player' });
  await client.next('snapshot');
  const set = async (sql: string, reads: string) => {
    const pool = database.pool({ max: 1 });
    await pool.query(sql);
    await pool.query('select pg_reload_conf()');
    await expect
      .poll(async () => (await pool.query('show default_transaction_read_only')).rows[0])
      .toEqual({ default_transaction_read_only: reads });
    await pool.end();
  };
  await set('alter system set default_transaction_read_only = on', 'on');
  const round = table.state().round?.id;
  const command = { type: 'PlaceBet', terminal: 'RO1', bet: 'big', stake: 100 };
  client.say({ v: 1, type: 'do', op: 'read-only-1', round, command });
  expect(await client.next('fault')).toMatchObject({ code: 'unavailable', op: 'read-only-1' });
  client.say({ v: 1, type: 'do', op: 'read-only-2', round, command });
  expect(await client.next('fault')).toMatchObject({ code: 'unavailable', op: 'read-only-2' });
  client.say({ v: 1, type: 'ping', sent: 1 });
  await client.next('pong');
  const ready = await ask(`${url}/readyz`);
  expect([ready.status, ready.body]).toMatchObject([
    503,
    { checks: { database: 'The database takes no writes.' } },
  ]);
  await set('alter system reset default_transaction_read_only', 'off');
  await expect.poll(() => table.isAvailable()).toBe(true);
  client.say({ v: 1, type: 'do', op: 'read-only-1', round, command });
  expect(await client.next('answer')).toMatchObject({ answer: { type: 'accepted' } });
  expect((await ask(`${url}/readyz`)).status).toBe(200);
});

test('without a database everybody is told so, and nothing is pretended', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['DB1']);
  const token = await terminalToken(registry, 'DB1');
  const client = await testClient(url, { token });
  client.say({ v: 1, type: 'hello', table: table.id, as: 'player' });
  await client.next('snapshot');
  await database.embedded?.stop();
  expect((await ask(`${url}/readyz`)).status).toBe(503);
  expect((await ask(`${url}/healthz`)).status).toBe(200);
  const asked = await ask(`${url}/api/terminals/me`, { token });
  expect([asked.status, asked.body]).toMatchObject([
    503,
    { error: { code: 'database-unavailable' } },
  ]);
  const number = '000000000000000001';
  const command = { type: 'RedeemInstrument', number, terminal: 'DB1' };
  client.say({ v: 1, type: 'do', op: 'without-database', command });
  expect(await client.next('fault')).toMatchObject({
    code: 'unavailable',
    op: 'without-database',
  });
});
