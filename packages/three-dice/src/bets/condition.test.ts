import { DEFAULT_READINGS } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS } from '../roll.ts';
import { type Condition, holds } from './condition.ts';
import { conditionWords } from './condition-words.ts';

/** The rolls on which a condition holds, each as its digits in ascending order, without repetition. */
function combinations(condition: Condition): readonly string[] {
  const digits = ALL_ROLLS.filter((roll) => holds(condition, roll)).map((roll) =>
    [...roll].sort().join(''),
  );
  return [...new Set(digits)].sort();
}

function count(condition: Condition): number {
  return ALL_ROLLS.filter((roll) => holds(condition, roll)).length;
}

// Written out by hand, and counted on paper: so many of the 216 ordered rolls.
describe.each<[string, Condition, string, number]>([
  ['a total of a list', { total: [4, 17] }, '112 566', 6],
  ['a face on exactly one die', { face: 6, count: [1] }, '', 75],
  ['a face on no die', { face: 6, count: [0] }, '', 125],
  ['a face twice', { shows: [3, 3] }, '133 233 333 334 335 336', 16],
  ['a face twice and another', { shows: [3, 3, 1] }, '133', 3],
  ['faces of a list', { among: [1, 2] }, '111 112 122 222', 8],
  ['alike', { dice: 'alike' }, '111 222 333 444 555 666', 6],
  ['different', { dice: 'different' }, '', 120],
  ['consecutive', { dice: 'consecutive' }, '123 234 345 456', 24],
  ['all of several', { all: [{ total: 'odd' }, { dice: 'consecutive' }] }, '234 456', 12],
  ['any of several', { any: [{ total: [3] }, { total: [18] }] }, '111 666', 2],
  ['not', { not: { total: 'odd' } }, '', 108],
  ['none of an empty list', { any: [] }, '', 0],
])('%s', (_name, condition, expected, rolls) => {
  test('holds on as many rolls as a hand count says', () => {
    expect(count(condition)).toBe(rolls);
    if (expected !== '') expect(combinations(condition)).toEqual(expected.split(' '));
  });
});

describe('a reading', () => {
  const condition: Condition = {
    reading: 'D1',
    answers: { 'two-or-three': { total: 'odd' }, 'exactly-two': { total: 'even' } },
  };

  test('selects the condition of its answer', () => {
    expect(holds(condition, [1, 1, 1])).toBe(true);
    expect(holds(condition, [1, 1, 1], { D1: 'exactly-two' })).toBe(false);
  });

  test('that a bet says nothing for is a bug of its book', () => {
    const silent: Condition = { reading: 'D1', answers: {} };
    expect(() => holds(silent, [1, 1, 1])).toThrow('A bet says nothing for D1=two-or-three.');
  });
});

test('a condition of no known shape is a bug', () => {
  // @ts-expect-error -- there is no such condition
  expect(() => holds({ straight: true }, [1, 2, 3])).toThrow('Unexpected value');
});

test.each<[Condition, string, string]>([
  [
    { total: [5, 6, 7, 8, 13, 14, 15, 16] },
    'the total is 5 to 8 or 13 to 16',
    '总点数为 5 至 8 或 13 至 16',
  ],
  [{ dice: 'consecutive' }, 'the dice show three consecutive numbers', '三颗骰子点数连续'],
  [
    { all: [{ among: [1, 2] }, { not: { dice: 'alike' } }] },
    'every die shows one of 1, 2 without a triple',
    '每颗骰子均为 1、2 之一，围骰除外',
  ],
  [
    { any: [{ total: [3] }, { face: 6, count: [0] }] },
    'the total is 3 or no die shows 6',
    '总点数为 3，或没有骰子为 6',
  ],
  [{ not: { total: 'odd' } }, 'it is not so that the total is odd', '并非总点数为单数'],
  [
    { face: 2, count: [0, 3] },
    'the number of dice that show 2 is 0 or 3',
    '为 2 的骰子数是 0 或 3',
  ],
  [{ shows: [4, 4] }, 'the dice show 4, 4', '骰子为 4、4'],
])('case %#: is said in both languages', (condition, en, zh) => {
  expect(conditionWords(condition, DEFAULT_READINGS)).toEqual({ en, 'zh-Hans': zh });
});
