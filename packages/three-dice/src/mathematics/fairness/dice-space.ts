import { type Rational, rational } from '@baize/exact';
import type { Aspect, OutcomeSpace, Part } from '@baize/math/fairness/kit';
import { ALL_ROLLS, FACES, type Roll } from '../../roll.ts';

const TOTALS = Array.from({ length: 16 }, (_, i) => i + 3);

/** The totals 3 to 18, of 1 to 27 rolls each. */
export const TOTAL: Aspect = {
  title: 'totals',
  labels: TOTALS.map(String),
  shown: ofEveryRoll((roll) => totalOf(roll) - 3),
};

/** The rolls one can tell apart where dice cannot be told apart: 56, of 1, 3 or 6 rolls each. */
export const COMBINATION: Aspect = combinations();

/** How likely each of them is. */
export const COMBINATION_CHANCES: readonly Rational[] = COMBINATION.labels.map((_, combination) =>
  rational(COMBINATION.shown.filter((shown) => shown === combination).length, ALL_ROLLS.length),
);

/** Three dice, told apart. */
export const DICE: OutcomeSpace = {
  words: {
    one: 'roll',
    many: 'rolls',
    part: 'die',
    parts: 'dice',
    symbol: 'face',
    symbols: 'faces',
  },
  outcomes: ALL_ROLLS.length,
  title: 'the 216 rolls',
  labelOf: (outcome) => ALL_ROLLS[outcome]?.join(' ') ?? '',
  parts: [0, 1, 2].map(
    (die): Part => ({
      title: `faces of die ${die + 1}`,
      succession: `die ${die + 1} from roll to roll`,
      labels: FACES.map(String),
      shown: ofEveryRoll((roll) => (roll[die] ?? 1) - 1),
    }),
  ),
  pooled: 'faces of all dice',
  pairs: [
    { title: 'dice 1 and 2 together', parts: [0, 1] },
    { title: 'dice 1 and 3 together', parts: [0, 2] },
    { title: 'dice 2 and 3 together', parts: [1, 2] },
  ],
  aspects: [TOTAL],
  value: { title: 'totals from roll to roll', of: ofEveryRoll(totalOf) },
  // 3 to 10 and 11 to 18 are equally likely.
  halves: {
    title: 'runs of low and high totals',
    isUpper: Uint8Array.from(ALL_ROLLS, (roll) => (totalOf(roll) > 10 ? 1 : 0)),
  },
  marks: {
    title: 'gaps between triples',
    many: 'triples',
    isMarked: Uint8Array.from(ALL_ROLLS, ([a, b, c]) => (a === b && b === c ? 1 : 0)),
    // Near the tenths of a geometric distribution with 1/36.
    ends: [3, 7, 12, 18, 24, 32, 42, 57, 81],
  },
};

function ofEveryRoll(shown: (roll: Roll) => number): Uint16Array {
  return Uint16Array.from(ALL_ROLLS, shown);
}

function totalOf([a, b, c]: Roll): number {
  return a + b + c;
}

function combinations(): Aspect {
  const texts = ALL_ROLLS.map((roll) => roll.toSorted().join(' '));
  const labels = [...new Set(texts)];
  const shown = Uint16Array.from(texts, (text) => labels.indexOf(text));
  return { title: 'the 56 combinations', labels, shown };
}
