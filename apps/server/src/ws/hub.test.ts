import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Principal } from '../people/sessions.ts';
import { unavailable } from '../tables/running-table.ts';
import { type HubLine, openHub } from '../testing/open-hub.ts';

const v = 1;
const display = (credential: string): Principal => ({ kind: 'display', id: 'D1', credential });
const terminal = (credential: string, id = 'A1'): Principal => ({
  kind: 'terminal',
  id,
  credential,
});
const person = (credential: string, id = 'ann'): Principal => ({
  kind: 'staff',
  id,
  name: id,
  position: 'dealer',
  actingPositions: [],
  actingAs: null,
  mustChangePassword: false,
  expiresAt: 1_000_000,
  credential,
});

/** Whoever is spoken to answers: the line stands. */
async function stands(line: HubLine): Promise<boolean> {
  line.say({ v, type: 'ping', sent: 5 });
  return (await line.next()).type === 'pong';
}

async function isLetIn(line: HubLine): Promise<boolean> {
  return Promise.race([stands(line), line.closed.then(() => false)]);
}

test('a terminal has one line, and the newer replaces the older', async () => {
  const { hub, enter } = await openHub();
  expect(hub.isOnline('A1')).toBe(false);
  const older = await enter(terminal('key'));
  const newer = await enter(terminal('key'));
  expect(await older.closed).toEqual([4001, 'replaced']);
  expect([hub.isOnline('A1'), hub.isOnline('A2')]).toEqual([true, false]);
  expect(await stands(newer)).toBe(true);
  newer.socket.close();
  await expect.poll(() => hub.isOnline('A1')).toBe(false);
  expect([hub.hasBeenOnline('A1'), hub.hasBeenOnline('A2')]).toEqual([true, false]);
});

test('a person is there while any of their windows is', async () => {
  const { hub, enter } = await openHub();
  await enter(terminal('key', 'ann'));
  expect(hub.isPersonOnline('ann')).toBe(false);
  const windows = [await enter(person('one')), await enter(person('two'))];
  windows[0]?.socket.close();
  await windows[0]?.closed;
  expect([hub.isPersonOnline('ann'), hub.isPersonOnline('bo')]).toEqual([true, false]);
  windows[1]?.socket.close();
  await expect.poll(() => hub.isPersonOnline('ann')).toBe(false);
});

test.each([
  [50, display],
  [200, person],
])(
  'so many sockets by one credential as screens need, which is %i, and no more',
  async (most, who) => {
    const { enter, turnedAway } = await openHub();
    const lines = [];
    for (let count = 0; count < most; count += 1) lines.push(await enter(who('key')));
    expect(await (await enter(who('key'))).closed).toEqual([1008, 'too-many-sockets']);
    expect(turnedAway).toEqual(['too-many-sockets']);
    expect(await stands(await enter(who('another')))).toBe(true);
    const [first] = lines;
    first?.socket.close();
    await first?.closed;
    await expect.poll(async () => isLetIn(await enter(who('key')))).toBe(true);
  },
);

test('one budget for all lines of a caller: as much as for four of them', async () => {
  const limits = { messageBytes: 300, rate: { perSecond: 1, burst: 2 }, bufferedMost: 100_000 };
  const { enter } = await openHub({ limits });
  const answers: unknown[] = [];
  for (let count = 0; count < 5; count += 1) {
    const line = await enter(person(`window ${count}`));
    for (const sent of [1, 2]) {
      line.say({ v, type: 'ping', sent });
      answers.push((await line.next()).type);
    }
  }
  expect(answers).toEqual([...Array(8).fill('pong'), 'fault', 'fault']);
  expect(await stands(await enter(person('window', 'bo')))).toBe(true);
});

test('a session that ends takes its lines along, and nobody else', async () => {
  const { hub, enter } = await openHub();
  const [mine, other] = [await enter(person('mine')), await enter(person('other'))];
  hub.revoke(new Set(['mine']));
  expect(await mine.closed).toEqual([4003, 'revoked']);
  expect(await stands(other)).toBe(true);
  const third = await enter(person('third'));
  hub.reconnect('third');
  expect(await third.closed).toEqual([1012, '']);
  expect(await stands(other)).toBe(true);
});

test('every heartbeat asks who is still good, and ends lines that do not answer', async () => {
  const asked: string[][] = [];
  const { enter } = await openHub({
    heartbeatSeconds: 0.05,
    stillGood: async (principals) => {
      asked.push(principals.map(({ credential }) => credential));
      return new Set(['good', 'dead']);
    },
  });
  const good = await enter(display('good'));
  const ended = await enter(display('ended'));
  expect(await ended.closed).toEqual([4003, 'revoked']);
  const dead = await enter(display('dead'));
  dead.socket.pause();
  await expect.poll(() => asked.at(-1)).toEqual(['good']);
  expect(await stands(good)).toBe(true);
  expect(asked.some((each) => each.includes('ended'))).toBe(true);
  expect(asked).not.toContainEqual([]);
});

test('who cannot be asked about stays', async () => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) });
  const { enter } = await openHub({
    heartbeatSeconds: 0.02,
    log,
    stillGood: async () => {
      throw new Error('no database');
    },
  });
  const line = await enter(display('key'));
  await expect.poll(() => said).toContain('Sessions could not be checked.');
  expect(await stands(line)).toBe(true);
});

test('a hub that closes answers what it took, takes nothing more, and says goodbye', async () => {
  let answer = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { hub, enter } = await openHub({
    handleCommand: () => given.then(() => unavailable('overloaded')),
  });
  const line = await enter(person('key'));
  line.say({ v, type: 'hello', table: 'R1', as: 'dealer' });
  expect((await line.next()).type).toBe('snapshot');
  line.say({ v, type: 'do', op: 'operation-1', command: { type: 'OpenBets' } });
  line.say({ v, type: 'ping', sent: 1 });
  expect((await line.next()).type).toBe('pong');
  const closing = hub.close('shutting-down');
  line.say({ v, type: 'ping', sent: 2 });
  expect(await line.next()).toMatchObject({ type: 'fault', code: 'unavailable' });
  const late = await enter(person('late'));
  expect(await late.closed).toEqual([1006, '']);
  answer();
  expect(await line.next()).toMatchObject({ type: 'fault', op: 'operation-1' });
  expect(await line.next()).toMatchObject({ type: 'bye', reason: 'shutting-down' });
  expect(await line.closed).toEqual([1001, 'shutting-down']);
  await closing;
  expect(hub.isPersonOnline('ann')).toBe(false);
});

test('who does not hear the goodbye is not waited for', async () => {
  const { hub, enter } = await openHub();
  const line = await enter(display('key'));
  line.socket.pause();
  const ended = once(line.socket, 'close');
  await hub.close('shutting-down');
  line.socket.resume();
  await ended;
});
