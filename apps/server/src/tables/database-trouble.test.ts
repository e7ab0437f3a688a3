import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseTrouble, isRefusedForGood } from './database-trouble.ts';

function answered(code: string | undefined): DatabaseError {
  return Object.assign(new DatabaseError('no', 2, 'error'), { code });
}

// The classes are those of the appendix of PostgreSQL's manual on error codes.
test.each([
  ['connection failure', '08006'],
  ['a server that only reads', '25006'],
  ['serialization failure', '40001'],
  ['disk full', '53100'],
  ['too many connections', '53300'],
  ['a lock that is not to be had', '55P03'],
  ['shutdown by an operator', '57P01'],
  ['a query that was cancelled', '57014'],
  ['an input or output error', '58030'],
  ['an internal error', 'XX000'],
])('%s passes: nothing is wrong with what was asked', (_name, code) => {
  expect([isRefusedForGood(answered(code)), isDatabaseTrouble(answered(code))]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['a value out of range', '22003'],
  ['a key that is there already', '23505'],
  ['a permission that is missing', '42501'],
  ['a statement that cannot be read', '42601'],
])('%s is a mistake of ours, and stays one', (_name, code) => {
  expect([isRefusedForGood(answered(code)), isDatabaseTrouble(answered(code))]).toEqual([
    true,
    false,
  ]);
});

test('an answer without a code may pass', () => {
  expect(isRefusedForGood(answered(undefined))).toBe(false);
  expect(isDatabaseTrouble(answered(undefined))).toBe(true);
});

test('a line that cannot be had is trouble, and nothing else is', () => {
  const trouble = (error: unknown) => [isRefusedForGood(error), isDatabaseTrouble(error)];
  const socket = (code: string) => Object.assign(new Error('no'), { code });
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']) {
    expect(trouble(socket(code))).toEqual([false, true]);
  }
  expect(trouble(socket('EACCES'))).toEqual([false, false]);
  expect(trouble(new Error('Connection terminated unexpectedly'))).toEqual([false, true]);
  expect(trouble(new Error('timeout exceeded when trying to connect'))).toEqual([false, true]);
  expect(trouble(Object.assign(new Error('connection'), { code: 7 }))).toEqual([false, true]);
  expect(trouble(new Error('A stake is a whole number.'))).toEqual([false, false]);
  expect(trouble('connection')).toEqual([false, false]);
  expect(trouble(null)).toEqual([false, false]);
});
