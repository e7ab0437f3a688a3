import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ByeReason } from '@baize/protocol';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import {
  answerFrame,
  Connection,
  type ConnectionLimits,
  frameOf,
  ownEventFrame,
  snapshotFrame,
  tableEventFrame,
} from './connection.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const LIMITS: ConnectionLimits = {
  messageBytes: 10,
  rate: { perSecond: 1, burst: 2 },
  bufferedMost: 100_000,
};
const WHO = { principal: { kind: 'display', id: 'D1', credential: 'k' }, address: 'here' } as const;

/** Both ends of a line: the floor's, and what the other end has heard. */
async function line(limits: Partial<ConnectionLimits> = {}) {
  const arrived = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false });
  const heard: unknown[] = [];
  client.on('message', (data) => heard.push(JSON.parse(data.toString())));
  const closed = new Promise<readonly [number, string]>((resolve) =>
    client.once('close', (code, reason) => resolve([code, reason.toString()])),
  );
  const [[socket]] = await Promise.all([arrived, once(client, 'open')]);
  const connection = new Connection(socket, WHO, { ...LIMITS, ...limits }, () => 1000);
  connection.onClose(() => undefined);
  return { connection, client, heard, closed };
}

const large = frameOf({ type: 'bye', reason: 'abuse' });
const filler = Buffer.from(JSON.stringify({ filler: 'x'.repeat(50_000) }));

/** Until so many bytes wait for a client that does not read. */
async function fill(
  { connection, client }: Awaited<ReturnType<typeof line>>,
  isFull: () => boolean,
): Promise<void> {
  client.pause();
  while (!isFull()) {
    connection.answer(filler);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test.each<[ByeReason, number]>([
  ['shutting-down', 1001],
  ['replaced', 4001],
  ['revoked', 4003],
  ['too-slow', 4008],
  ['abuse', 1008],
])('%s is said, and then the line is closed with %i', async (reason, code) => {
  const { connection, heard, closed } = await line();
  connection.bye(reason);
  expect(await closed).toEqual([code, reason]);
  expect(heard).toEqual([{ v: 1, type: 'bye', reason }]);
});

test('who is asked to come back hears nothing but the code for it', async () => {
  const { connection, heard, closed } = await line();
  connection.reconnect();
  expect(await closed).toEqual([1012, '']);
  expect(heard).toEqual([]);
});

test('a message may be as large as the limit, and no larger', async () => {
  const { connection } = await line();
  expect(connection.isTooLarge(Buffer.alloc(10))).toBe(false);
  expect(connection.isTooLarge(Buffer.alloc(11))).toBe(true);
});

test('a line has its own budget, and shares that of its person', async () => {
  let shared = 1;
  const mayTake = () => {
    shared -= 1;
    return shared >= 0;
  };
  const alone = await line();
  expect([1000, 1000, 1000, 2000].map((now) => alone.connection.mayTake(now))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const { connection } = await line({ mayTake });
  expect([1000, 1000].map((now) => connection.mayTake(now))).toEqual([true, false]);
});

test('who does not answer a ping is not there, and who does is', async () => {
  const { connection, client } = await line();
  expect(connection.isAlive).toBe(true);
  const pinged = once(client, 'ping');
  connection.ping();
  expect(connection.isAlive).toBe(false);
  await pinged;
  client.pong();
  await expect.poll(() => connection.isAlive).toBe(true);
});

test('to whom reads too slowly events are kept back, from the first that finds it so', async () => {
  const both = await line({ bufferedMost: 500_000 });
  const { connection, client, heard } = both;
  expect(connection.stream(large, 5)).toBe(true);
  expect([connection.behindSince, connection.hasCaughtUp()]).toEqual([null, false]);
  await fill(both, () => !connection.stream(filler, 7));
  expect(connection.behindSince).toBe(7);
  expect(connection.hasCaughtUp()).toBe(false);
  // Told once: what follows is kept back without a word.
  expect(connection.stream(large, 9)).toBe(true);
  expect(connection.behindSince).toBe(7);
  client.resume();
  await expect.poll(() => connection.hasCaughtUp()).toBe(true);
  connection.answer(frameOf({ type: 'bye', reason: 'replaced' }));
  await expect.poll(() => heard.at(-1)).toMatchObject({ reason: 'replaced' });
  expect(heard.filter((each) => Object(each).reason === 'abuse')).toHaveLength(1);
});

test('whoever asks and does not read the answers is let go', async () => {
  const both = await line({ bufferedMost: 100_000 });
  let isLetGo = false;
  both.connection.onClose(() => {
    isLetGo = true;
  });
  for (let sent = 0; sent < 4; sent += 1) both.connection.answer(filler);
  both.client.pause();
  const asked = new Promise<void>((resolve) => both.connection.onClose(resolve));
  // Far more than the line itself can hold for a client that does not read.
  for (let sent = 0; sent < 2000; sent += 1) both.connection.answer(filler);
  both.client.resume();
  expect(await both.closed).toEqual([4008, 'too-slow']);
  await asked;
  expect(isLetGo).toBe(true);
});

test('frames say what they are, and nothing where there is nothing to say', () => {
  const read = (frame: Buffer): unknown => JSON.parse(frame.toString());
  const refused = { type: 'unavailable', code: 'x' };
  expect(read(answerFrame('op "1"', Object(refused)))).toEqual({
    v: 1,
    type: 'answer',
    op: 'op "1"',
    answer: refused,
  });
  const event = { number: 3, sequence: 9, at: 5, changes: { view: { staked: 1 } } };
  const told = { v: 1, type: 'event', number: 3, sequence: 9, at: 5, view: { staked: 1 } };
  expect(read(tableEventFrame(event, []))).toEqual({ ...told, stream: 'table' });
  const facts = [{ type: 'BetsClosed' }];
  expect(read(tableEventFrame(event, Object(facts)))).toEqual({ ...told, stream: 'table', facts });
  expect(read(ownEventFrame(event, 8))).toEqual({ ...told, stream: 'own', tableNumber: 8 });
  const numbers = { table: 1, own: 2 };
  const snapshot = { epoch: 'e', numbers, sequence: 9, at: 5 };
  expect(read(snapshotFrame({ ...snapshot, table: '{"a":1}', own: 'null' }))).toEqual({
    v: 1,
    type: 'snapshot',
    ...snapshot,
    view: { table: { a: 1 }, own: null },
  });
});
