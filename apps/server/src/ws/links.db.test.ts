import { money } from '@baize/exact';
import { plainState } from '@baize/table';
import { expect, test, vi } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, dealer, newOp } from '../testing/dice-table.ts';
import { followView } from '../testing/follow-view.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;

test('after a broken line a terminal asks what stood, and goes on from a snapshot', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['K1']);
  const token = await terminalToken(registry, 'K1');
  const hello = { v, type: 'hello', table: table.id, as: 'player' };
  const first = await testClient(url, { token });
  first.say(hello);
  await first.next('snapshot');
  const command = { type: 'PlaceBet', terminal: 'K1', bet: 'small', stake: 500 };
  first.say({ v, type: 'do', op: 'before-break', round: `${table.id}-1`, command });
  await first.next('answer');
  first.socket.terminate();
  const second = await testClient(url, { token });
  second.say(hello);
  expect((await second.next('snapshot')).view.own).toMatchObject({ staked: 500 });
  second.say({ v, type: 'ask', ops: ['before-break', 'never-sent'] });
  expect((await second.next('known')).operations).toEqual([
    { op: 'before-break', state: 'registered' },
    { op: 'never-sent', state: 'unknown' },
  ]);
});

test('a terminal has one connection: the newer replaces the older', async () => {
  const { url, registry } = await testApp(database);
  const token = await terminalToken(registry, 'N1');
  const older = await testClient(url, { token });
  const newer = await testClient(url, { token });
  expect(await older.next('bye')).toMatchObject({ reason: 'replaced' });
  expect(await older.closed()).toMatchObject({ code: 4001 });
  newer.say({ v, type: 'ping', sent: 7 });
  expect(await newer.next('pong')).toMatchObject({ sent: 7 });
});

test('a lost link shows at the pit and stops nothing at the table', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['X1', 'X2']);
  const { token } = await staffToken(registry, 'pit-supervisor');
  const client = await testClient(url, { token: await terminalToken(registry, 'X1') });
  const links = async () => (await ask(`${url}/api/tables/${table.id}/terminals`, { token })).body;
  const at = { attendantCalledAt: null, waiting: null };
  expect(await links()).toEqual({
    terminals: [
      { terminal: 'X1', isOnline: true, ...at },
      { terminal: 'X2', isOnline: false, ...at },
    ],
  });
  const waiting = async () => (await ask(`${url}/api/waiting`, { token })).body;
  expect(await waiting()).toMatchObject({
    terminals: [{ terminal: 'X2', table: table.id, isOnline: false, ...at }],
  });
  client.socket.terminate();
  await expect.poll(links).toMatchObject({ terminals: [{ isOnline: false }, { isOnline: false }] });
  expect(await table.submit(betting('X1', 'big', money(300)))).toMatchObject({ type: 'accepted' });
});

test('a revoked key ends its connection at once, here and by another process', async () => {
  const { url, registry } = await testApp(database, { config: { heartbeatSeconds: 0.1 } });
  const technician = await staffToken(registry, 'technician');
  const client = await testClient(url, { token: await terminalToken(registry, 'W1') });
  const { rows } = await registry.database.query<{ id: string }>(
    "select id from keys where holder = 'W1'",
  );
  const method = 'DELETE';
  const { status } = await ask(`${url}/api/keys/${rows[0]?.id}`, {
    token: technician.token,
    method,
  });
  expect(status).toBe(200);
  expect(await client.next('bye')).toMatchObject({ reason: 'revoked' });
  const other = await testClient(url, { token: technician.token });
  const revoke = 'update sessions set revoked_at = 1 where staff_id = $1';
  await registry.database.query(revoke, [technician.id]);
  expect(await other.next('bye')).toMatchObject({ reason: 'revoked' });
});

test('whoever reads too slowly gets a snapshot when they have caught up, and no gap', async () => {
  const bufferedMost = 1_000_000;
  const { url, tables, registry } = await testApp(database, { config: { bufferedMost } });
  const table = await openDiceTable(tables, ['Z1']);
  const client = await testClient(url, { token: await terminalToken(registry, 'Z1') });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  await client.next('snapshot');
  client.socket.pause();
  const toggle = async () => {
    const pause = { type: 'PauseTable', reason: 'A drink was spilled.' } as const;
    await table.submit({ op: newOp(), by: dealer, command: pause });
    await table.submit({ op: newOp(), by: dealer, command: { type: 'ResumeTable' } });
  };
  const hasFallenBehind = async () =>
    String((await ask(`${url}/metrics`)).body).includes('baize_fell_behind_total 1');
  while (!(await hasFallenBehind())) {
    for (let filled = 0; filled < 8; filled += 1) client.say({ v, type: 'refresh' });
    await toggle();
  }
  await table.submit(betting('Z1', 'odd', money(400)));
  client.socket.resume();
  await vi.waitFor(
    () => expect(followView(client.received, 'player')).toMatchObject({ staked: 400 }),
    { timeout: 240_000, interval: 500 },
  );
  expect(client.received.at(-1)).toMatchObject({
    type: 'snapshot',
    sequence: table.state().sequence,
  });
});

test('a server that stops says goodbye', async () => {
  const { app, url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['E1']);
  const before = plainState(table.state());
  const client = await testClient(url, { token: await terminalToken(registry, 'E1') });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  await client.next('snapshot');
  await app.close();
  expect(await client.next('bye')).toMatchObject({ reason: 'shutting-down' });
  expect(await client.closed()).toMatchObject({ code: 1001 });
  expect(plainState(table.state())).toEqual(before);
});

test('whatever was taken is answered before the goodbye, and nothing after it is taken', async () => {
  const { app, url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['EA1']);
  const client = await testClient(url, { token: await terminalToken(registry, 'EA1') });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  await client.next('snapshot');
  const command = { type: 'PlaceBet', terminal: 'EA1', bet: 'even', stake: 100 };
  const bets = Array.from({ length: 20 }, (_, index) => `parting-${index}`);
  const round = `${table.id}-1`;
  for (const op of bets) client.say({ v, type: 'do', op, round, command });
  await client.next('answer');
  const closing = app.close();
  await client.closed();
  await closing;
  const answered = client.received.flatMap((each) => (each.type === 'answer' ? [each.op] : []));
  const refused = client.received.flatMap((each) => (each.type === 'fault' ? [each.op] : []));
  expect([...answered, ...refused].toSorted()).toEqual(bets.toSorted());
  expect(client.received.at(-1)).toMatchObject({ type: 'bye' });
  for (const op of answered) expect(await table.known(op)).toBe(true);
  for (const op of refused) expect(await table.known(op ?? '')).toBe(false);
});
