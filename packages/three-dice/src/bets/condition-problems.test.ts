import { expect, test } from 'vitest';
import { conditionProblems } from './condition-problems.ts';
import { ALL_BETS } from './shared-bets.ts';

test('every shared bet is a sound condition', () => {
  expect(ALL_BETS.flatMap(({ id, wins }) => conditionProblems(wins, id))).toEqual([]);
});

test.each<[unknown, string]>([
  [null, 'wins: a condition is an object'],
  [[], 'wins: a condition is an object'],
  [{}, 'wins: no condition has the fields (none) alone'],
  [{ straight: true }, 'wins: no condition has the fields straight alone'],
  [{ face: 1 }, 'wins: no condition has the fields face alone'],
  [{ total: [4], dice: 'alike' }, 'wins: no condition has the fields total, dice alone'],
  [{ total: [2] }, 'wins.total: totals are 3 to 18, or "odd" or "even"'],
  [{ total: [] }, 'wins.total: totals are 3 to 18, or "odd" or "even"'],
  [{ total: '4' }, 'wins.total: totals are 3 to 18, or "odd" or "even"'],
  [{ face: 7, count: [1] }, 'wins.face: a face is 1 to 6'],
  [{ face: 1, count: [4] }, 'wins.count: counts are 0 to 3'],
  [{ shows: [0] }, 'wins.shows: faces are 1 to 6'],
  [{ shows: [1, 2, 3, 4] }, 'wins.shows: there are three dice'],
  [{ among: ['1'] }, 'wins.among: faces are 1 to 6'],
  [{ dice: 'equal' }, 'wins.dice: dice are alike, different or consecutive'],
  [{ all: [] }, 'wins.all: a list of conditions'],
  [{ any: [{ total: 'odd' }, {}] }, 'wins.any[1]: no condition has the fields (none) alone'],
  [{ not: { total: [19] } }, 'wins.not.total: totals are 3 to 18, or "odd" or "even"'],
  [{ reading: 'D99', answers: {} }, 'wins.reading: there is no reading D99'],
  [
    { reading: 'D1', answers: { 'exactly-two': { dice: 'equal' } } },
    'wins.answers.exactly-two.dice: dice are alike, different or consecutive',
  ],
  [{ reading: 'D1', answers: null }, 'wins.answers: a condition for each answer'],
])('case %#: says what is wrong and where', (condition, problem) => {
  expect(conditionProblems(condition, 'wins')).toEqual([problem]);
});
