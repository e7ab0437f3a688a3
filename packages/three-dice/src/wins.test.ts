import { expect, test } from 'vitest';
import type { Bet } from './bet.ts';
import { ALL_BETS, betText } from './notation.ts';
import { ALL_ROLLS, FACES } from './roll.ts';
import { handCount } from './testing/hand-count.ts';
import { wins } from './wins.ts';

/** The rolls a bet wins on, each as its digits in ascending order, without repetition. */
function combinations(bet: Bet): readonly string[] {
  const digits = ALL_ROLLS.filter((roll) => wins(bet, roll)).map((roll) =>
    [...roll].sort().join(''),
  );
  return [...new Set(digits)].sort();
}

test.each(ALL_BETS.map((bet) => [betText(bet), bet] as const))(
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
test.each<[string, Bet, string]>([
  ['any-triple', { kind: 'any-triple' }, '111 222 333 444 555 666'],
  ['total:5', { kind: 'total', sum: 5 }, '113 122'],
  ['total:16', { kind: 'total', sum: 16 }, '466 556'],
  ['domino:3-5', { kind: 'domino', faces: [3, 5] }, '135 235 335 345 355 356'],
  ['double:2', { kind: 'double', face: 2 }, '122 222 223 224 225 226'],
  ['triple:6', { kind: 'triple', face: 6 }, '666'],
  ['four:2356', { kind: 'four', faces: [2, 3, 5, 6] }, '235 236 256 356'],
  ['three:146', { kind: 'three', faces: [1, 4, 6] }, '146'],
  ['pair-single:553', { kind: 'pair-single', faces: [5, 5, 3] }, '355'],
])('%s wins on exactly these', (_text, bet, expected) => {
  expect(combinations(bet)).toEqual(expected.split(' '));
});

test('Small and Big, Odd and Even part the rolls that are no triple between them', () => {
  for (const roll of ALL_ROLLS) {
    const triple = roll[0] === roll[1] && roll[1] === roll[2];
    const sum = roll[0] + roll[1] + roll[2];
    expect(wins({ kind: 'small' }, roll)).toBe(!triple && sum < 10.5);
    expect(wins({ kind: 'big' }, roll)).toBe(!triple && sum > 10.5);
    expect(wins({ kind: 'odd' }, roll)).toBe(!triple && [5, 7, 9, 11, 13, 15, 17].includes(sum));
    expect(wins({ kind: 'even' }, roll)).toBe(!triple && [4, 6, 8, 10, 12, 14, 16].includes(sum));
  }
});

test('a single wins on every roll that shows it', () => {
  for (const face of FACES) {
    for (const roll of ALL_ROLLS) {
      expect(wins({ kind: 'single', face }, roll)).toBe(roll.join('').includes(`${face}`));
    }
  }
});

test('under D1=exactly-two a double loses on its triple, and nothing else changes', () => {
  for (const bet of ALL_BETS) {
    for (const roll of ALL_ROLLS) {
      const tripled = bet.kind === 'double' && roll.every((face) => face === bet.face);
      expect(wins(bet, roll, { D1: 'exactly-two' })).toBe(!tripled && wins(bet, roll));
    }
  }
});

test('a bet of no known kind is a bug', () => {
  // @ts-expect-error -- there is no such kind of bet
  expect(() => wins({ kind: 'straight' }, [1, 2, 3])).toThrow('Unexpected value');
});
