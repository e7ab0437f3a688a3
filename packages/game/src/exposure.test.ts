import { money, ONE, rational, ZERO } from '@baize/exact';
import { expect, test } from 'vitest';
import {
  costliestFirst,
  emptyExposure,
  expectedWin,
  exposureTableOf,
  lossChance,
  sumOfExposures,
  withStake,
} from './exposure.ts';

// A small game: of six outcomes one shows the first result, two the second, three the third. `a` pays one to one on the
// first, loses on the second and gives its stake back on the third; `b` pays three to two on the second only.
const UNIT = money(100);
const table = exposureTableOf(
  { id: 'small', unit: UNIT },
  [1, 2, 3],
  [
    { bet: 'a', odds: [ONE, null, ZERO] },
    { bet: 'b', odds: [null, rational(3, 2), null] },
  ],
);
const empty = emptyExposure(table);

test('an area returns per unit its stake and what it wins', () => {
  expect(table.game).toBe('small');
  expect(table.returns).toEqual(
    new Map([
      ['a', [200, 0, 100]],
      ['b', [0, 250, 0]],
    ]),
  );
  // Nothing returns more than 250 a unit, and so many units are exact.
  expect(table.unitsMaximum).toBe(Math.floor(Number.MAX_SAFE_INTEGER / 250));
});

test('before any stake nobody wins or loses', () => {
  expect(empty).toMatchObject({ staked: 0, nets: [0, 0, 0], weights: [1, 2, 3] });
  expect(expectedWin(empty)).toEqual(ZERO);
  expect(lossChance(empty)).toEqual(ZERO);
});

test('stakes add up result by result', () => {
  const one = withStake(empty, 'a', money(300));
  expect(one).toMatchObject({ staked: 300, nets: [-300, 300, 0] });
  const two = withStake(one, 'b', money(200));
  expect(two).toMatchObject({ staked: 500, nets: [-100, 0, 200] });
  expect(withStake(two, 'b', money(-200))).toEqual(one);
  // (1 × -100 + 2 × 0 + 3 × 200) of six, and one of six costs the house money.
  expect(expectedWin(two)).toEqual(rational(500, 6));
  expect(lossChance(two)).toEqual(rational(1, 6));
});

test('a stake is on the layout, in units, and payable', () => {
  expect(() => withStake(empty, 'c', money(100))).toThrow('c is not on the layout of small.');
  expect(() => withStake(empty, 'a', money(150))).toThrow('150 is not a multiple of 100.');
  const coarse = exposureTableOf(
    { id: 'dear', unit: money(1) },
    [1],
    [{ bet: 'x', odds: [rational(2 ** 40, 1)] }],
  );
  const most = money(coarse.unitsMaximum);
  expect(withStake(emptyExposure(coarse), 'x', most).staked).toBe(most);
  for (const amount of [money(most + 1), money(-most - 1)]) {
    expect(() => withStake(emptyExposure(coarse), 'x', amount)).toThrow('too large to be paid');
  }
});

test('several layouts that one result decides add up, as far as figures are exact', () => {
  const a = withStake(empty, 'a', money(300));
  const b = withStake(empty, 'b', money(200));
  expect(sumOfExposures([a, b])).toEqual({
    staked: 500,
    weights: [1, 2, 3],
    nets: [-100, 0, 200],
  });
  expect(sumOfExposures([a])).toEqual({ staked: 300, weights: [1, 2, 3], nets: [-300, 300, 0] });
  const vast = { staked: money(0), weights: [1], nets: [Number.MAX_SAFE_INTEGER] };
  expect(() => sumOfExposures([vast, vast])).toThrow('together are too large');
});

test('the costliest result comes first, and among equals the likeliest', () => {
  const staked = money(0);
  expect(costliestFirst({ staked, weights: [1, 2, 3], nets: [5, -5, 0] })).toEqual([1, 2, 0]);
  expect(costliestFirst({ staked, weights: [1, 3, 2], nets: [0, 0, 0] })).toEqual([1, 2, 0]);
  // The order of weights is kept for the next time, and other weights have another.
  const weights = [2, 1];
  expect(costliestFirst({ staked, weights, nets: [0, 0] })).toEqual([0, 1]);
  expect(costliestFirst({ staked, weights, nets: [1, 0] })).toEqual([1, 0]);
  expect(costliestFirst({ staked, weights: [1, 2], nets: [0, 0] })).toEqual([1, 0]);
});
