import { GAMES } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { gameOf, sheetOf } from '../../../testing/game-sheet.ts';
import { areaGroups } from './area-groups.ts';
import { GROUP_TITLES } from './face-words.ts';

const dice = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);

test.each(dice)('%s: every area is read in one group, and no name is read twice', (id) => {
  const { areas } = sheetOf(gameOf(id));
  const groups = areaGroups(areas);
  const read = groups.flatMap((group) => group.areas.map(({ bet }) => bet));
  expect(read.toSorted()).toEqual(areas.map(({ bet }) => bet).toSorted());
  for (const language of ['en', 'zh-Hans'] as const) {
    const called = groups.map(({ name }) => GROUP_TITLES[name][language]);
    expect(new Set(called).size).toBe(groups.length);
  }
});

test('the groups of a large layout, as they are printed from left to right', () => {
  const groups = areaGroups(sheetOf(gameOf('rws-sic-bo-2021/b')).areas);
  expect(groups.map(({ name, areas }) => [name, areas.length])).toEqual([
    ['pairsWithSingle', 28],
    ['threes', 20],
    ['evenMoney', 4],
    ['triples', 7],
    ['doubles', 6],
    ['totals', 14],
    ['dominoes', 15],
    ['fours', 4],
    ['singles', 6],
  ]);
});
