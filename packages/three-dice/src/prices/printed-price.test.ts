import { rational } from '@baize/exact';
import { expect, test } from 'vitest';
import { printPrice } from './printed-price.ts';

test.each([
  [6n, 1n, '1 wins 6', '1:6', '6 to 1'],
  [195n, 1n, '1 wins 195', '1:195', '195 to 1'],
  [17n, 2n, '1 wins 8 ½', '1:8.5', '8.5 to 1'],
  [23n, 2n, '1 wins 11 ½', '1:11.5', '11.5 to 1'],
  [1n, 2n, '1 wins ½', '1:0.5', '0.5 to 1'],
  [1n, 10n, '10 wins 1', '10:1', '1 to 10'],
  [7n, 3n, '3 wins 7', '3:7', '7 to 3'],
] as const)('%i/%i prints as "%s", "%s" or "%s"', (numerator, denominator, wins, colon, to) => {
  const odds = rational(numerator, denominator);
  expect(printPrice(odds, 'wins')).toBe(wins);
  expect(printPrice(odds, 'colon')).toBe(colon);
  expect(printPrice(odds, 'to')).toBe(to);
});
