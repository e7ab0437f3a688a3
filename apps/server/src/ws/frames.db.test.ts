import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import {
  framesHeard,
  handshake,
  OPCODE,
  rawConnection,
  rawFrame,
  rawWebSocket,
} from '../testing/raw-socket.ts';
import { openDiceTable, type TestApp, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;
const BURST = 4;
const FEW = { perSecond: 0.001, burst: BURST };

/** How many connections a server holds. */
function openAt({ app }: TestApp): Promise<number> {
  return promisify(app.server.getConnections.bind(app.server))();
}

test('pings count as messages do: the first over the budget ends the connection', async () => {
  const { url, registry } = await testApp(database, { config: { messages: FEW } });
  const { socket, closed } = await testClient(url, { token: await terminalToken(registry, 'P1') });
  const ended = closed();
  let answered = 0;
  for (let sent = 0; sent < 2 * BURST; sent += 1) {
    const pong = once(socket, 'pong').then(() => 'pong' as const);
    socket.ping();
    if ((await Promise.race([pong, ended])) !== 'pong') break;
    answered += 1;
  }
  expect(answered).toBe(BURST);
  expect(await ended).toEqual({ code: 1008, reason: 'abuse' });
});

test('pongs the server did not ask for count as messages do', async () => {
  const { url, registry } = await testApp(database, { config: { messages: FEW } });
  const client = await testClient(url, { token: await terminalToken(registry, 'P2') });
  for (let sent = 0; sent < 2 * BURST; sent += 1) client.socket.pong();
  client.say({ v, type: 'ping', sent: 1 });
  const heard = await Promise.race([client.closed(), client.next('fault'), client.next('pong')]);
  expect(heard).toMatchObject({ code: 1008 });
});

test('the answers to our own pings cost nothing', async () => {
  const config = { messages: { perSecond: 0.001, burst: 1 }, heartbeatSeconds: 0.02 };
  const { url, registry } = await testApp(database, { config });
  const client = await testClient(url, { token: await terminalToken(registry, 'P3') });
  for (let beats = 0; beats < 10; beats += 1) await once(client.socket, 'ping');
  client.say({ v, type: 'ping', sent: 1 });
  expect(await client.next('pong')).toMatchObject({ sent: 1 });
});

test('a flood of pings that reads no pong leaves nothing waiting in the server', async () => {
  const floor = await testApp(database, { config: { messages: FEW } });
  const raw = await rawWebSocket(floor.url, await terminalToken(floor.registry, 'P4'));
  raw.socket.pause();
  raw.socket.write(Buffer.alloc(6 * 100_000, rawFrame(OPCODE.ping)));
  await expect.poll(() => openAt(floor), { timeout: 20_000 }).toBe(0);
  raw.socket.resume();
  await raw.closed;
  expect(framesHeard(raw, OPCODE.pong)).toBeLessThanOrEqual(BURST);
});

test('a message in more pieces than any client makes of one ends the connection', async () => {
  const { url, registry } = await testApp(database);
  const { socket, closed } = await testClient(url, { token: await terminalToken(registry, 'P5') });
  socket.send('{', { fin: false });
  for (let sent = 0; sent < 1000; sent += 1) socket.send('', { fin: false });
  socket.send(`"v":1,"type":"ping","sent":1}`, { fin: true });
  const heard = await Promise.race([closed(), once(socket, 'message')]);
  expect(heard).toMatchObject({ code: 1008 });
});

test('a client that goes on although it is refused is let go', async () => {
  const { url, registry } = await testApp(database, { config: { messages: FEW } });
  const client = await testClient(url, { token: await terminalToken(registry, 'P6') });
  for (let sent = 0; sent < 10 * BURST; sent += 1) client.say({ v, type: 'ping', sent });
  client.socket.ping();
  const heard = await Promise.race([client.closed(), once(client.socket, 'pong')]);
  expect(heard).toMatchObject({ code: expect.any(Number) });
  const told = client.received.map((each) => ('code' in each ? each.code : each.type));
  expect(told.slice(0, 2 * BURST)).toEqual([
    ...Array(BURST).fill('pong'),
    ...Array(BURST).fill('rate-limited'),
  ]);
  expect(told.slice(2 * BURST).filter((each) => each !== 'bye')).toEqual([]);
});

test('after the goodbye to a revoked session nothing more is done for it', async () => {
  const { url, registry, tables } = await testApp(database);
  const table = await openDiceTable(tables);
  const { token } = await staffToken(registry, 'dealer');
  const raw = await rawWebSocket(url, token);
  const say = (message: object) => raw.socket.write(textFrame(JSON.stringify({ v, ...message })));
  say({ type: 'hello', table: table.id, as: 'dealer' });
  await expect.poll(() => framesHeard(raw, OPCODE.text)).toBe(1);
  await ask(`${url}/api/session`, { token, method: 'DELETE' });
  await expect.poll(() => framesHeard(raw, OPCODE.close)).toBe(1);
  const round = `${table.id}-1`;
  const command = { type: 'CloseBets' };
  say({ type: 'do', op: 'after-goodbye', round, command });
  // Read in order: what follows the command ends the connection.
  raw.socket.write(rawFrame(OPCODE.close));
  await raw.closed;
  const other = await staffToken(registry, 'dealer');
  const body = { op: 'by-another', round, command };
  const closed = await ask(`${url}/api/tables/${table.id}/commands`, { token: other.token, body });
  expect(closed.body).toMatchObject({ answer: { type: 'accepted' } });
  expect(await table.knownAmong(['after-goodbye'])).toEqual(new Set());
});

test('a socket turned away is not kept open by a caller that does not close its end', async () => {
  const floor = await testApp(database);
  const raw = await rawConnection(floor.url);
  raw.socket.write(handshake('/elsewhere', 'none'));
  await raw.closed;
  expect(raw.heard().toString()).toContain('404 Not Found');
  await expect.poll(() => openAt(floor)).toBe(0);
});

test('a caller who never finishes a request is not waited for', async () => {
  const { app } = await testApp(database);
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
});

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
