import { expect, test } from 'vitest';
import {
  BET_KINDS,
  DOMINO_PAIRS,
  FOUR_NUMBERS,
  PAIR_SINGLES,
  THREE_SINGLES,
  TOTAL_SUMS,
} from './bet.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every way to choose some faces, ascending. */
function choices(count: number, from = FACES): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return from.flatMap((face, at) =>
    choices(count - 1, from.slice(at + 1)).map((rest) => [face, ...rest]),
  );
}

test('there are thirteen kinds of bet', () => {
  expect(new Set(BET_KINDS).size).toBe(13);
});

test('totals are 4 to 17', () => {
  expect(TOTAL_SUMS).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
});

test('the combinations are all there are: 15 dominoes, 20 of three, 15 of four', () => {
  expect(DOMINO_PAIRS).toEqual(choices(2));
  expect(THREE_SINGLES).toEqual(choices(3));
  expect(FOUR_NUMBERS).toEqual(choices(4));
});

test('of the 30 pairs with a single, all but 1 1 2 and 6 6 5 are offered', () => {
  const all = FACES.flatMap((pair) =>
    FACES.filter((single) => single !== pair).map((single) => [pair, pair, single]),
  );
  const offered = all.filter((faces) => !['112', '665'].includes(faces.join('')));
  expect(PAIR_SINGLES).toEqual(offered);
  expect(PAIR_SINGLES).toHaveLength(28);
});
