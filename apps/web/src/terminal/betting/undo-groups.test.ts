import { expect, test } from 'vitest';
import { undoGroups } from './bet-commands.ts';

test('what was done by several commands is undone by as many', () => {
  const groups = undoGroups();
  groups.did('r1', 1);
  groups.did('r1', 3);
  expect([groups.takeLast('r1'), groups.takeLast('r1')]).toEqual([3, 1]);
});

test('after a reload nothing is known, and one command is undone at a time', () => {
  expect(undoGroups().takeLast('r1')).toBe(1);
});

test('a new round has nothing to undo of the last one', () => {
  const groups = undoGroups();
  groups.did('r1', 3);
  expect(groups.takeLast('r2')).toBe(1);
});

test('what was refused altogether is not counted', () => {
  const groups = undoGroups();
  groups.did('r1', 2);
  groups.did('r1', 0);
  expect(groups.takeLast('r1')).toBe(2);
});
