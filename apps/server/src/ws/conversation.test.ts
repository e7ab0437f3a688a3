import { expect, test } from 'vitest';
import type { Principal } from '../people/sessions.ts';
import { unavailable } from '../tables/running-table.ts';
import { prepareTable } from '../testing/dice-table.ts';
import { type HubLine, openHub } from '../testing/open-hub.ts';

const v = 1;
const A1: Principal = { kind: 'terminal', id: 'A1', credential: 'key' };
const DISPLAY: Principal = { kind: 'display', id: 'D1', credential: 'screen' };
const bet = { type: 'PlaceBet', terminal: 'A1', bet: 'small', stake: 500 };

async function answerTo(line: HubLine, said: object | string | Buffer) {
  line.say(typeof said === 'string' || Buffer.isBuffer(said) ? said : JSON.stringify(said));
  return line.next();
}

test.each([
  ['no JSON', '{', { code: 'malformed-message', message: 'A message is JSON in a text frame.' }],
  ['nothing', 'null', { code: 'malformed-message' }],
  ['bytes', Buffer.from('{"v":1,"type":"refresh"}'), { code: 'malformed-message' }],
  ['another version', '{"v":2,"type":"refresh"}', { code: 'unsupported-version', field: 'v' }],
  ['too much', `{"v":1,"type":"${'x'.repeat(300)}"}`, { code: 'message-too-large' }],
  ['a view before hello', { v, type: 'refresh' }, { code: 'hello-first' }],
  ['a question before hello', { v, type: 'ask', ops: ['operation-1'] }, { code: 'hello-first' }],
  [
    'a bet before hello',
    { v, type: 'do', op: 'operation-1', command: bet },
    { code: 'hello-first', op: 'operation-1' },
  ],
  [
    'a bet of nothing',
    { v, type: 'do', op: 'operation-1', command: { ...bet, stake: -1 } },
    { code: 'malformed-message', op: 'operation-1' },
  ],
  [
    'a table that is not there',
    { v, type: 'hello', table: 'R2', as: 'player' },
    { code: 'unknown-table', field: 'table' },
  ],
  [
    "another's view",
    { v, type: 'hello', table: 'R1', as: 'pit' },
    { code: 'not-authorised', field: 'as' },
  ],
])('%s is a fault that says what is wrong, and is counted', async (_, said, fault) => {
  const { enter, turnedAway } = await openHub();
  const answer = await answerTo(await enter(A1), said);
  expect(answer).toMatchObject({ v, type: 'fault', ...fault });
  expect('op' in answer).toBe('op' in fault);
  expect(turnedAway).toEqual([fault.code]);
});

test('what cannot be read of an operation is not repeated', async () => {
  const { enter } = await openHub();
  const answer = await answerTo(await enter(A1), { v, type: 'do', op: 5, command: bet });
  expect(answer).toMatchObject({ code: 'malformed-message', field: 'op' });
  expect(answer).not.toHaveProperty('op');
});

test('a ping is answered with the time, and with numbers where somebody looks at a table', async () => {
  const { enter, table } = await openHub();
  await prepareTable(table, ['A1']);
  const line = await enter(A1);
  expect(await answerTo(line, { v, type: 'ping', sent: 7 })).toEqual({
    v,
    type: 'pong',
    sent: 7,
    at: 1000,
  });
  await answerTo(line, { v, type: 'hello', table: 'R1', as: 'player' });
  const pong = await answerTo(line, { v, type: 'ping', sent: 8 });
  expect(pong).toMatchObject({ sent: 8, numbers: { table: 0, own: 0 } });
});

test('who says hello again looks once, and sees the same again on request', async () => {
  const { enter, table } = await openHub();
  await prepareTable(table, ['A1']);
  const line = await enter(A1);
  const hello = { v, type: 'hello', table: 'R1', as: 'player' };
  const first = await answerTo(line, hello);
  expect(await answerTo(line, hello)).toEqual(first);
  expect(await answerTo(line, { v, type: 'refresh' })).toEqual(first);
});

test('a display looks, and gives no commands', async () => {
  const { enter } = await openHub();
  const line = await enter(DISPLAY);
  const view = await answerTo(line, { v, type: 'hello', table: 'R1', as: 'display' });
  expect(view).toMatchObject({ type: 'snapshot' });
  expect(await answerTo(line, { v, type: 'do', op: 'operation-1', command: bet })).toMatchObject({
    code: 'not-authorised',
    message: 'A display gives no commands.',
    op: 'operation-1',
  });
});

test.each([
  ['a mistake of ours', new Error('oh'), { code: 'internal' }],
  [
    'a database that is away',
    Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
    { code: 'unavailable', message: 'This cannot be done at this moment.' },
  ],
])('%s is told to who asked, with the operation it may have been', async (_, error, fault) => {
  const { enter } = await openHub({ handleCommand: () => Promise.reject(error) });
  const line = await enter(A1);
  await answerTo(line, { v, type: 'hello', table: 'R1', as: 'player' });
  const answer = await answerTo(line, { v, type: 'do', op: 'operation-1', command: bet });
  expect(answer).toMatchObject({ type: 'fault', op: 'operation-1', ...fault });
  expect(await answerTo(line, { v, type: 'ping', sent: 1 })).toMatchObject({ type: 'pong' });
});

test('an answer goes to who asked, and a table that takes nothing says so in its words', async () => {
  const asked: unknown[] = [];
  const { enter, table } = await openHub({
    handleCommand: async (caller, at, given) => {
      asked.push([caller, at, given.op, given.command.type]);
      return unavailable('overloaded');
    },
  });
  const line = await enter(A1);
  await answerTo(line, { v, type: 'hello', table: 'R1', as: 'player' });
  expect(await answerTo(line, { v, type: 'do', op: 'operation-1', command: bet })).toEqual({
    v,
    type: 'fault',
    code: 'unavailable',
    op: 'operation-1',
    message: 'The table has too much to do at this moment; please try again.',
  });
  const caller = { principal: A1, actor: { kind: 'terminal', id: 'A1' }, address: 'here' };
  expect(asked).toEqual([[caller, table, 'operation-1', 'PlaceBet']]);
});

test('what became of operations is told one by one', async () => {
  const { enter, table } = await openHub({}, { known: async () => new Set(['operation-2']) });
  await prepareTable(table, ['A1']);
  const line = await enter(A1);
  await answerTo(line, { v, type: 'hello', table: 'R1', as: 'player' });
  expect(await answerTo(line, { v, type: 'ask', ops: ['operation-1', 'operation-2'] })).toEqual({
    v,
    type: 'known',
    operations: [
      { op: 'operation-1', state: 'unknown' },
      { op: 'operation-2', state: 'registered' },
    ],
  });
});
