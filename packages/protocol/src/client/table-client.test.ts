import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SocketServer } from '../testing/socket-server.ts';
import type { Operation } from './operation.ts';
import { memoryStore } from './operation-store.ts';
import { type TableClient, type TableClientOptions, tableClient } from './table-client.ts';

const UNDO = { type: 'UndoBets', terminal: 'A1' } as const;
const open = (url: string) => new WebSocket(url);
const closers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function serving(): Promise<SocketServer> {
  const server = await SocketServer.listening();
  closers.push(() => server.close());
  return server;
}

function clientOf(
  { url }: SocketServer,
  more: Partial<TableClientOptions<'player'>> = {},
): TableClient<'player'> {
  const timing = { retries: [20, 40] as const };
  const client = tableClient({ url, table: 'T1', as: 'player', open, timing, ...more });
  closers.push(() => client.close());
  return client;
}

/** Resolves as soon as the client is as wanted. */
function until(client: TableClient<'player'>, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve();
    const stop = client.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}

test('a client sees the table, gives a command and is answered', async () => {
  const server = await serving();
  const client = clientOf(server);
  expect(client.state()).toMatchObject({ link: 'connecting', view: null, pending: [] });
  await until(client, () => client.state().link === 'live');
  expect(client.state().view).toEqual({ ...server.view(), sequence: 0 });
  expect(await client.do(UNDO)).toMatchObject({ type: 'answered', answer: { type: 'accepted' } });
  await until(client, () => client.state().view?.sequence === 1);
  expect(client.state().view).toEqual({ ...server.view(), sequence: 1 });
  expect(client.state().pending).toEqual([]);
  await until(client, () => client.state().clockOffset !== null);
});

test('a broken line comes back by itself, with everything that happened meanwhile', async () => {
  const server = await serving();
  const client = clientOf(server);
  await until(client, () => client.state().link === 'live');
  server.breakOff();
  await until(client, () => client.state().link === 'reconnecting');
  expect(client.state().view).not.toBeNull();
  server.model.happens('table', 7);
  await until(client, () => client.state().link === 'live');
  expect(client.state().view).toMatchObject({ round: 7 });
});

test('a view that is none of its role is never shown, and ends the connection', async () => {
  const server = await serving();
  const isView = (view: unknown) => JSON.stringify(view).includes('"round":7') === false;
  const client = clientOf(server, { isView });
  await until(client, () => client.state().link === 'live');
  const understood = client.state().view;
  server.model.happens('table', 7);
  await until(client, () => client.state().link === 'ended');
  expect(client.state()).toMatchObject({ ended: 'unreadable-view', view: understood });
  expect(await client.do(UNDO)).toMatchObject({ type: 'ended' });
});

test('an operation whose answer was lost is found to stand, and is applied once', async () => {
  const server = await serving();
  const client = clientOf(server);
  await until(client, () => client.state().link === 'live');
  server.losesAnswers = true;
  const outcome = client.do(UNDO);
  await until(client, () => client.state().link === 'reconnecting');
  server.losesAnswers = false;
  expect(await outcome).toEqual({ type: 'registered' });
  expect([...server.model.applied.values()]).toEqual([1]);
});

test('operations of a page that is gone are asked for, and never sent again', async () => {
  const server = await serving();
  const kept = (op: string, table: string): Operation => ({ op, table, command: UNDO, madeAt: 0 });
  server.model.applied.set('registered-1', 1);
  const store = memoryStore([
    kept('registered-1', 'T1'),
    kept('forgotten-1', 'T1'),
    kept('elsewhere-1', 'T2'),
  ]);
  const found = new Map<string, string>();
  const client = clientOf(server, { store });
  client.onReconciled(({ operation, outcome }) => found.set(operation.op, outcome.type));
  await until(client, () => found.size === 2);
  expect(Object.fromEntries(found)).toEqual({
    'registered-1': 'registered',
    'forgotten-1': 'not-registered',
  });
  expect(server.model.applied.size).toBe(1);
  expect((await store.all()).map(({ op }) => op)).toEqual(['elsewhere-1']);
});

test('whoever is sent away for good does not come back', async () => {
  const server = await serving();
  const client = clientOf(server);
  await until(client, () => client.state().link === 'live');
  server.say({ v: 1, type: 'bye', reason: 'revoked' });
  await until(client, () => client.state().link === 'ended');
  expect(client.state().ended).toBe('revoked');
  expect(await client.do(UNDO)).toEqual({ type: 'ended' });
});

test('facts are passed on with the view that shows them', async () => {
  const server = await serving();
  const client = clientOf(server);
  const told: unknown[] = [];
  client.onFacts((facts) => told.push(...facts));
  await until(client, () => client.state().link === 'live');
  const facts = [{ type: 'BetsClosed', round: 'T1-1' }];
  const event = { v: 1, type: 'event', number: 1, sequence: 1, at: 1 } as const;
  server.say({ ...event, stream: 'table', facts });
  // The answer comes after the event on the same line.
  await client.do(UNDO);
  expect(told).toEqual([]);
  server.say({ ...event, stream: 'own', number: 2, tableNumber: 1 });
  await until(client, () => told.length > 0);
  expect(told).toEqual(facts);
});
