import { fractionText, rational } from '@baize/exact';
import { expect, test } from 'vitest';
import { oddsOf, parseOdds, printPrice } from './odds.ts';

// Every price printed in the five documents, in each of the ways a layout may print it.
test.each([
  ['1 to 1', '1'],
  ['6 to 1', '6'],
  ['195 to 1', '195'],
  ['6.5 to 1', '13/2'],
  ['7.5 to 1', '15/2'],
  ['8.5 to 1', '17/2'],
  ['11.5 to 1', '23/2'],
  ['8 1/2 to 1', '17/2'],
  ['8 ½ to 1', '17/2'],
  ['8½ to 1', '17/2'],
  ['1 to 10', '1/10'],
  ['3 to 2', '3/2'],
  ['1 wins 6', '6'],
  ['1 WINS 11 1/2', '23/2'],
  ['1 wins 6 ½', '13/2'],
  ['1 wins 6½', '13/2'],
  ['1 wins 8.5', '17/2'],
  ['10 wins 1', '1/10'],
  ['1:62', '62'],
  ['1:8.5', '17/2'],
  ['1:8½', '17/2'],
  ['2:3', '3/2'],
  ['10 TO 1', '10'],
])('"%s" is %s for each unit staked', (text, expected) => {
  const odds = parseOdds(text);
  expect(odds.ok && fractionText(odds.value)).toBe(expected);
});

test.each(['8 for 1', '1 wins 1 for one die', 'FOR', '9 For 1'])('"%s" says "for"', (text) => {
  expect(parseOdds(text)).toEqual({
    ok: false,
    error: {
      code: 'odds-say-for',
      message: `"${text}" states odds with "for"; say "n to 1" or "1 wins n".`,
    },
  });
});

test.each([
  '',
  '8',
  '0 to 1',
  '8 to 0',
  '0 wins 8',
  '0:8',
  '1:0',
  '-8 to 1',
  '8.5 1/2 to 1',
  '8.0 ½ to 1',
  '11/2 to 1',
  '8. to 1',
  '.5 to 1',
  '8.5.5 to 1',
  ' 8 to 1',
  '8 to 1 ',
  'pays 8 to 1',
  '8 to 1.5',
  '8 to',
  '½ to 1',
  '1 win 8',
  '1 wins 8 or more',
  'x1 wins 8',
  '1 : 8',
  '1:8 or so',
  'x1:8',
  '8 1/3 to 1',
  '81/2 to 1',
  '8.0 ½ to 1',
  '8to1',
  'forty to 1',
])('"%s" is no price', (text) => {
  expect(parseOdds(text)).toEqual({
    ok: false,
    error: {
      code: 'odds-unreadable',
      message: `"${text}" is not a price; write it as "12 to 1", "8.5 to 1" or "1 wins 8 ½".`,
    },
  });
});

test('transcribed odds are read at once, and a misprint among them is a bug', () => {
  expect(fractionText(oddsOf('11.5 to 1'))).toBe('23/2');
  expect(() => oddsOf('11.5 for 1')).toThrow('"11.5 for 1" states odds with "for"');
});

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
