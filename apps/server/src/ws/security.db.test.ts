import { itemsOf, plainState } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { COOKIE } from '../http/gate.ts';
import { issueKey } from '../people/keys.ts';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { dealer, finishRound, submitAccepted } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;
let numbered = 0;

async function floor() {
  numbered += 1;
  const app = await testApp(database);
  const [own, other] = [`S${numbered}`, `O${numbered}`];
  const table = await openDiceTable(app.tables, [own, other]);
  return { ...app, table, own, other, token: await terminalToken(app.registry, own) };
}

describe('who may open a socket', () => {
  test('nobody without a credential, and not with a wrong one', async () => {
    const { url } = await floor();
    await expect(testClient(url)).rejects.toBe(401);
    await expect(testClient(url, { token: `bzk_${'x'.repeat(43)}` })).rejects.toBe(401);
    await expect(testClient(url, { protocols: ['baize.v1', 'baize.bearer.x'] })).rejects.toBe(401);
  });

  test('a window shows its token in the subprotocol, and hears only the version back', async () => {
    const { url, token } = await floor();
    const protocols = ['baize.v1', `baize.bearer.${token}`];
    const { socket } = await testClient(url, { protocols });
    expect(socket.protocol).toBe('baize.v1');
  });

  test('a page of another site may not, whatever it shows', async () => {
    const { url, token } = await floor();
    const origin = 'https://elsewhere.example';
    await expect(testClient(url, { token, origin })).rejects.toBe(403);
    await expect(testClient(url, { token, origin: url })).resolves.toBeDefined();
  });

  test("nobody who calls us by a name that may be another's, as with any request", async () => {
    const { url, token } = await floor();
    const headers = { host: 'attacker.example' };
    await expect(testClient(url, { token, headers })).rejects.toBe(421);
    const origin = 'http://attacker.example';
    await expect(testClient(url, { token, headers, origin })).rejects.toBe(421);
  });

  test('a cookie counts only from a page of ours', async () => {
    const { url, registry } = await floor();
    const { token } = await staffToken(registry, 'dealer');
    const headers = { cookie: `${COOKIE}=${token}` };
    await expect(testClient(url, { headers })).rejects.toBe(401);
    await expect(testClient(url, { headers, origin: url })).resolves.toBeDefined();
  });

  test('nobody whose password somebody else has chosen', async () => {
    const { url, registry } = await floor();
    const { token, id } = await staffToken(registry, 'dealer');
    const given = 'update staff set must_change_password = true where id = $1';
    await registry.database.query(given, [id]);
    await expect(testClient(url, { token })).rejects.toBe(403);
  });

  test('nobody too often', async () => {
    const sockets = { perSecond: 0, burst: 2 };
    const { url, registry } = await testApp(database, { config: { sockets } });
    const token = await terminalToken(registry, 'often');
    await testClient(url, { token });
    await testClient(url, { token });
    await expect(testClient(url, { token })).rejects.toBe(429);
  });

  test('only where sockets are', async () => {
    const { url, token } = await floor();
    await expect(testClient(`${url}/elsewhere`, { token })).rejects.toBe(404);
  });
});

describe('what a socket may not', () => {
  test('look as somebody else, or at a table that is not there', async () => {
    const { url, table, token } = await floor();
    const client = await testClient(url, { token });
    for (const as of ['dealer', 'pit', 'auditor']) {
      client.say({ v, type: 'hello', table: table.id, as });
      expect(await client.next('fault')).toMatchObject({ code: 'not-authorised', field: 'as' });
    }
    client.say({ v, type: 'hello', table: 'nowhere', as: 'player' });
    expect(await client.next('fault')).toMatchObject({ code: 'unknown-table' });
    const op = 'too-early-1';
    for (const early of [
      { v, type: 'refresh' },
      { v, type: 'ask', ops: [op] },
      { v, type: 'do', op, command: { type: 'CloseBets' } },
    ]) {
      client.say(early);
      expect(await client.next('fault')).toMatchObject({ code: 'hello-first' });
    }
  });

  test('act for another terminal, at another table, or in a position it has not', async () => {
    const { url, table, tables, token, other, own } = await floor();
    const elsewhere = await openDiceTable(tables);
    const before = plainState(table.state());
    const client = await testClient(url, { token });
    client.say({ v, type: 'hello', table: table.id, as: 'player' });
    const refusals = async (command: object) => {
      numbered += 1;
      client.say({ v, type: 'do', op: `forged-${numbered}`, command });
      return (await client.next('answer')).answer;
    };
    const bet = { type: 'PlaceBet', bet: 'small', stake: 500 };
    const refused = (code: string) => ({ type: 'refused', refusal: { code } });
    expect(await refusals({ ...bet, terminal: other })).toMatchObject(refused('not-your-terminal'));
    expect(await refusals({ type: 'CloseBets' })).toMatchObject(refused('not-authorised'));
    const credit = { type: 'BuyCredit', terminal: own, amount: 100 };
    expect(await refusals(credit)).toMatchObject(refused('not-authorised'));
    expect(plainState(table.state())).toEqual(before);
    client.say({ v, type: 'hello', table: elsewhere.id, as: 'player' });
    await client.next('snapshot');
    await client.next('snapshot');
    expect(await refusals({ ...bet, terminal: own })).toMatchObject(refused('unknown-terminal'));
  });

  test('bring along what only the server knows', async () => {
    const { url, table, token, own } = await floor();
    const client = await testClient(url, { token });
    client.say({ v, type: 'hello', table: table.id, as: 'player' });
    const op = 'smuggled-1';
    const by = { kind: 'staff', id: 'me', position: 'dealer' };
    client.say({ v, type: 'do', op, by, command: { type: 'CloseBets' } });
    expect(await client.next('fault')).toMatchObject({ code: 'malformed-message', op });
    const command = { type: 'SeatTerminal', terminal: own, credit: 1e9, seatedAt: null };
    client.say({ v, type: 'do', op, command });
    expect(await client.next('fault')).toMatchObject({ field: 'command', op });
  });
});

test('a person has one budget over all sockets, and a key opens only so many of them', async () => {
  const messages = { perSecond: 0.001, burst: 4 };
  const { url, registry } = await testApp(database, { config: { messages } });
  const { token } = await staffToken(registry, 'pit-manager');
  const windows = await Promise.all([1, 2, 3, 4, 5].map(() => testClient(url, { token })));
  const heard: string[] = [];
  for (const client of windows) {
    for (const sent of [1, 2, 3, 4]) {
      client.say({ v, type: 'ping', sent });
      await expect.poll(() => client.received.length).toBe(sent);
    }
    heard.push(...client.received.map((each) => ('code' in each ? each.code : each.type)));
  }
  expect(heard.filter((each) => each === 'pong')).toHaveLength(16);
  expect(heard.slice(16)).toEqual(Array.from({ length: 4 }, () => 'rate-limited'));

  const key = { kind: 'display', holder: 'LOBBY', createdBy: 'test' } as const;
  const display = await issueKey(registry, key);
  for (let opened = 0; opened < 50; opened += 1) await testClient(url, { token: display.token });
  const crowded = await testClient(url, { token: display.token });
  expect(await crowded.closed()).toMatchObject({ code: 1008 });
});

test('an operation sent again changes nothing, and gets the first answer', async () => {
  const { url, table, token, own } = await floor();
  const client = await testClient(url, { token });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  const command = { type: 'PlaceBet', terminal: own, bet: 'big', stake: 700 };
  const round = `${table.id}-1`;
  const said = { v, type: 'do', op: `replayed-${numbered}`, round, command };
  client.say(said);
  const { answer } = await client.next('answer');
  const sequence = answer.type === 'accepted' ? answer.sequence : 0;
  const before = plainState(table.state());
  client.say(said);
  expect((await client.next('answer')).answer).toMatchObject({ type: 'repeated', sequence });
  expect(plainState(table.state())).toEqual(before);
});

test('a bet that names no round lands in none, however often rounds begin', async () => {
  const { url, table, token, own } = await floor();
  const client = await testClient(url, { token });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  const command = { type: 'PlaceBet', terminal: own, bet: 'big', stake: 700 };
  const said = { v, type: 'do', op: `roundless-${numbered}`, command };
  for (const _ of [1, 2, 3, 4, 5]) {
    client.say(said);
    expect((await client.next('answer')).answer).toMatchObject({
      type: 'refused',
      refusal: { code: 'malformed-command', field: 'round' },
    });
    await finishRound(table, [1, 2, 3]);
    await submitAccepted(table, dealer, { type: 'OpenBets' });
  }
  // The one that says which is taken, once; its id buys nothing in any later round.
  const named = { ...said, round: table.state().round?.id };
  client.say(named);
  expect((await client.next('answer')).answer).toMatchObject({ type: 'accepted' });
  for (const _ of [1, 2, 3]) {
    await finishRound(table, [1, 2, 3]);
    await submitAccepted(table, dealer, { type: 'OpenBets' });
    for (const again of [named, { ...named, round: table.state().round?.id }]) {
      client.say(again);
      expect((await client.next('answer')).answer.type).not.toBe('accepted');
    }
  }
  const staked = [...itemsOf(table.state().terminals)].map((terminal) => terminal.staked);
  expect(staked).toEqual([0, 0]);
});

test('a bet for a round that is over does not land in the next one', async () => {
  const { url, table, token, own } = await floor();
  const client = await testClient(url, { token });
  client.say({ v, type: 'hello', table: table.id, as: 'player' });
  const command = { type: 'PlaceBet', terminal: own, bet: 'big', stake: 700 };
  client.say({ v, type: 'do', op: `late-${numbered}-1`, round: `${table.id}-0`, command });
  expect((await client.next('answer')).answer).toMatchObject({
    type: 'refused',
    refusal: { code: 'round-over' },
  });
});

test('messages that are too large, too many or no JSON are refused', async () => {
  const rate = { perSecond: 1, burst: 4 };
  const { url, registry } = await testApp(database, { config: { messages: rate } });
  const client = await testClient(url, { token: await terminalToken(registry, 'L1') });
  client.say('{"v":1,');
  expect(await client.next('fault')).toMatchObject({ code: 'malformed-message' });
  client.socket.send(Buffer.from('{"v":1,"type":"ping","sent":1}'), { binary: true });
  expect(await client.next('fault')).toMatchObject({ code: 'malformed-message' });
  client.say({ v: 2, type: 'ping', sent: 1 });
  expect(await client.next('fault')).toMatchObject({ code: 'unsupported-version' });
  client.say({ v, type: 'ping', sent: 1, more: 'x'.repeat(20_000) });
  expect(await client.next('fault')).toMatchObject({ code: 'message-too-large' });
  client.say({ v, type: 'ping', sent: 1 });
  expect(await client.next('fault')).toMatchObject({ code: 'rate-limited' });
  client.say('x'.repeat(100_000));
  expect(await client.closed()).toMatchObject({ code: 1009 });
});

test('a request with a cookie needs the header no foreign page can send', async () => {
  const { url, table, registry } = await floor();
  const { token } = await staffToken(registry, 'dealer');
  const cookie = `${COOKIE}=${token}`;
  const round = `${table.id}-1`;
  const body = { op: `csrf-${numbered}-1`, round, command: { type: 'CloseBets' } };
  const address = `${url}/api/tables/${table.id}/commands`;
  const forged = await ask(address, { body, headers: { cookie } });
  expect([forged.status, forged.body]).toMatchObject([403, { error: { code: 'csrf' } }]);
  const origin = 'https://elsewhere.example';
  const foreign = await ask(address, { body, headers: { cookie, origin, 'x-baize': '1' } });
  expect([foreign.status, foreign.body]).toMatchObject([
    403,
    { error: { code: 'foreign-origin' } },
  ]);
  expect(table.state().round?.phase).toBe('betting');
  const own = await ask(address, { body, headers: { cookie, 'x-baize': '1' } });
  expect(own.body).toMatchObject({ answer: { type: 'accepted' } });
});

test('a display looks and gives no commands; a device has nothing to say here at all', async () => {
  const { url, table, registry } = await floor();
  const key = { kind: 'display', holder: `W${numbered}`, createdBy: 'test' } as const;
  const client = await testClient(url, { token: (await issueKey(registry, key)).token });
  client.say({ v, type: 'hello', table: table.id, as: 'display' });
  expect((await client.next('snapshot')).view).toMatchObject({ table: { role: 'display' } });
  const op = `display-${numbered}`;
  client.say({ v, type: 'do', op, round: `${table.id}-1`, command: { type: 'CloseBets' } });
  expect(await client.next('fault')).toMatchObject({ code: 'not-authorised', op });
  expect(table.state().round?.phase).toBe('betting');
});

test('a line on which nobody answers is ended, and one that answers is not', async () => {
  const { url, registry } = await testApp(database, { config: { heartbeatSeconds: 0.2 } });
  const token = await terminalToken(registry, 'dead');
  const living = await testClient(url, { token: await terminalToken(registry, 'living') });
  const silent = await testClient(url, { token, autoPong: false });
  expect(await silent.closed()).toMatchObject({ code: 1006 });
  living.say({ v, type: 'ping', sent: 3 });
  expect(await living.next('pong')).toMatchObject({ sent: 3 });
});
