import { expect, test } from 'vitest';
import { createDealtTable, viewOf } from '../testing/dealt-table.ts';
import { refusalText } from './refusal-text.ts';

test('who may do something is said without the name of the command', () => {
  const { BeginShift } = viewOf(createDealtTable('licensee-sic-bo/standard')).can;
  if (!BeginShift || BeginShift.allowed) throw new Error('A dealer cannot begin a shift.');
  expect(BeginShift.refusal.message).toBe('BeginShift needs pit-supervisor or system.');
  expect(refusalText(BeginShift.refusal, 'en')).toBe('This needs a pit supervisor.');
  expect(refusalText(BeginShift.refusal, 'zh-Hans')).toBe('您的职位不能执行此操作。');
});

test('any other refusal is told as the table told it', () => {
  const { CloseBets } = viewOf(createDealtTable('rws-tai-sai-v5/c')).can;
  if (!CloseBets || CloseBets.allowed) throw new Error('No bets are open.');
  expect(refusalText(CloseBets.refusal, 'en')).toBe(CloseBets.refusal.message);
});
