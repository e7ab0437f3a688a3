import { expect, test } from 'vitest';
import { pointOf, reachOf, ticksBetween } from './course-chart.tsx';

const row = {
  at: 60_000,
  win: 3600,
  theoretical: '100',
  deviation: '3598.61',
  z: '0.973',
};

test('a chart reaches from the lower band to the upper one, and always over nothing', () => {
  const [low, high] = reachOf([pointOf(row)]);
  expect(low).toBeCloseTo(100 - 2.968 * 3598.61);
  expect(high).toBeCloseTo(100 + 2.968 * 3598.61);
  expect(reachOf([{ ...pointOf(row), win: 0, theoretical: 0, deviation: 0 }])).toEqual([-1, 1]);
});

test('its lines are at round numbers', () => {
  expect(ticksBetween(-10, 95, 5)).toEqual([0, 50]);
  // Nothing is smaller than a cent: no line between two of them, and none twice.
  expect(ticksBetween(-1, 1, 6)).toEqual([-1, 0, 1]);
  expect(ticksBetween(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticksBetween(-250_000, 1_200_000, 6)).toEqual([0, 500_000, 1_000_000]);
});
