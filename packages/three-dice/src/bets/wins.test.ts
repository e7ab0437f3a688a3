import { handCount } from '@baize/testing/hand-count';
import { expect, test } from 'vitest';
import { ALL_ROLLS, FACES } from '../roll.ts';
import type { Bet } from './bet.ts';
import { betOf, type SharedBetText } from './notation.ts';
import { ALL_BETS } from './shared-bets.ts';
import { wins } from './wins.ts';

/** The rolls a bet wins on, each as its digits in ascending order, without repetition. */
function combinations(bet: Bet): readonly string[] {
  const digits = ALL_ROLLS.filter((roll) => wins(bet, roll)).map((roll) =>
    [...roll].sort().join(''),
  );
  return [...new Set(digits)].sort();
}

test.each(ALL_BETS.map((bet) => [bet.id, bet] as const))(
  '%s wins as often as a hand count says',
  (_text, bet) => {
    expect(ALL_ROLLS.filter((roll) => wins(bet, roll))).toHaveLength(handCount(bet));
  },
);

test('no bet depends on the order of the dice', () => {
  for (const bet of ALL_BETS) {
    for (const roll of ALL_ROLLS) {
      const [a, b, c] = roll;
      expect(wins(bet, [b, a, c])).toBe(wins(bet, roll));
      expect(wins(bet, [b, c, a])).toBe(wins(bet, roll));
    }
  }
});

// Which rolls, not only how many: written out by hand.
test.each<[SharedBetText, string]>([
  ['any-triple', '111 222 333 444 555 666'],
  ['total:5', '113 122'],
  ['total:16', '466 556'],
  ['domino:3-5', '135 235 335 345 355 356'],
  ['double:2', '122 222 223 224 225 226'],
  ['triple:6', '666'],
  ['four:2356', '235 236 256 356'],
  ['three:146', '146'],
  ['pair-single:553', '355'],
])('%s wins on exactly these', (text, expected) => {
  expect(combinations(betOf(text))).toEqual(expected.split(' '));
});

test('Small and Big, Odd and Even part the rolls that are no triple between them', () => {
  for (const roll of ALL_ROLLS) {
    const triple = roll[0] === roll[1] && roll[1] === roll[2];
    const sum = roll[0] + roll[1] + roll[2];
    expect(wins(betOf('small'), roll)).toBe(!triple && sum < 10.5);
    expect(wins(betOf('big'), roll)).toBe(!triple && sum > 10.5);
    expect(wins(betOf('odd'), roll)).toBe(!triple && [5, 7, 9, 11, 13, 15, 17].includes(sum));
    expect(wins(betOf('even'), roll)).toBe(!triple && [4, 6, 8, 10, 12, 14, 16].includes(sum));
  }
});

test('a single wins on every roll that shows it', () => {
  for (const face of FACES) {
    for (const roll of ALL_ROLLS) {
      expect(wins(betOf(`single:${face}`), roll)).toBe(roll.join('').includes(`${face}`));
    }
  }
});

test('under D1=exactly-two a double loses on its triple, and nothing else changes', () => {
  for (const bet of ALL_BETS) {
    for (const roll of ALL_ROLLS) {
      const tripled = bet.id === `double:${roll[0]}` && new Set(roll).size === 1;
      expect(wins(bet, roll, { D1: 'exactly-two' })).toBe(!tripled && wins(bet, roll));
    }
  }
});
