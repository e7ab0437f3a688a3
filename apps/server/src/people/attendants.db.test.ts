import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import {
  answerAttendantCall,
  attendantCalls,
  callAttendant,
  endAttendantCall,
} from './attendants.ts';

const database = (await testDatabase()).pool({ max: 1 });
let now = 1_800_000_000_000;
const registry = { database, now: () => now };

test('who waits, since when and for what, is known until somebody has come', async () => {
  const calledAt = now;
  await callAttendant(registry, 'A1', { reason: 'help', amount: null });
  now += 60_000;
  await callAttendant(registry, 'A2', { reason: 'hand-pay', amount: money(5_000_000) });
  expect(await attendantCalls(registry, ['A1', 'A2', 'A3'])).toEqual(
    new Map([
      ['A1', { calledAt, reason: 'help', amount: null, answeredAt: null }],
      ['A2', { calledAt: now, reason: 'hand-pay', amount: 5_000_000, answeredAt: null }],
    ]),
  );
  expect([...(await attendantCalls(registry, ['A2'])).keys()]).toEqual(['A2']);
  await endAttendantCall(registry, 'A2');
  expect([...(await attendantCalls(registry, ['A1', 'A2'])).keys()]).toEqual(['A1']);
});

test('a second call is as old as the first and says for what it is now', async () => {
  const calledAt = now;
  await callAttendant(registry, 'B1', { reason: 'help', amount: null });
  now += 1000;
  await callAttendant(registry, 'B1', { reason: 'hand-pay', amount: money(100) });
  expect((await attendantCalls(registry, ['B1'])).get('B1')).toEqual({
    calledAt,
    reason: 'hand-pay',
    amount: 100,
    answeredAt: null,
  });
});

test('the first who says to be on the way is the one; nobody comes to whom nobody called', async () => {
  await callAttendant(registry, 'C1', { reason: 'help', amount: null });
  const answeredAt = now;
  expect(await answerAttendantCall(registry, 'C1', 'ann')).toBe(true);
  now += 1000;
  expect(await answerAttendantCall(registry, 'C1', 'bo')).toBe(true);
  expect((await attendantCalls(registry, ['C1'])).get('C1')).toMatchObject({ answeredAt });
  const { rows } = await database.query(
    "select answered_by from waiting_players where terminal = 'C1'",
  );
  expect(rows).toEqual([{ answered_by: 'ann' }]);
  expect(await answerAttendantCall(registry, 'C2', 'ann')).toBe(false);
});

test('a call of before reasons were kept is one for help', async () => {
  await database.query("insert into attendant_calls (terminal, called_at) values ('D1', 5)");
  expect((await attendantCalls(registry, ['D1'])).get('D1')).toEqual({
    calledAt: 5,
    reason: 'help',
    amount: null,
    answeredAt: null,
  });
});
