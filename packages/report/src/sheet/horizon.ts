import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '@baize/exact';
import { integerSquareRoot, outlookAfter } from '@baize/math';
import { type Figures, netOf, paybackFromNet, returnsKey } from './figures.ts';

/** Between which paybacks a number of rounds ends, with a given chance. */
export interface Interval {
  readonly level: Rational;
  readonly low: Rational;
  readonly high: Rational;
}

/** What so many rounds at the same stake bring back of each unit staked. */
export interface Horizon {
  readonly rounds: number;
  /** Counted over every course the rounds can take, or read off the normal distribution. */
  readonly method: 'exact' | 'normal';
  readonly intervals: readonly Interval[];
  /** The chance to have won something by then; only where it was counted. */
  readonly ahead: Rational | null;
}

/** Of the standard normal distribution: nine tenths lie within so many deviations. */
export const LEVEL_90_QUANTILE = rational(1644854, 1000000);

/** Two-sided: half of what is missing from the level lies below, half above. */
const LEVELS = [
  { level: rational(90, 100), quantile: LEVEL_90_QUANTILE },
  { level: rational(95, 100), quantile: rational(1959964, 1000000) },
] as const;

export const HORIZONS: readonly number[] = [100, 1_000, 10_000, 100_000, 1_000_000];

/**
 * Up to which number of rounds every course is counted. The work grows with the square of the rounds
 * and with the digits of the weights: three dice have small ones, two hands of cards have large ones.
 */
function roundsCounted({ returns }: Figures): number {
  return returns.total < 1n << 24n ? 1_000 : 100;
}

const KNOWN = new Map<string, readonly Horizon[]>();
/** More than all games have; a service that prices house tables all day must not grow for ever. */
const KNOWN_MOST = 500;

/** Most games offer the same bets at the same prices, so that what was counted once serves again. */
export function horizonsOf(figures: Figures): readonly Horizon[] {
  const key = returnsKey(figures.returns);
  const known = KNOWN.get(key);
  if (known) return known;
  const most = roundsCounted(figures);
  const horizons = HORIZONS.map((rounds) =>
    rounds <= most ? countHorizon(figures, rounds) : approximateHorizon(figures, rounds),
  );
  if (KNOWN.size >= KNOWN_MOST) KNOWN.clear();
  KNOWN.set(key, horizons);
  return horizons;
}

const HALF = rational(1, 2);

/** Ascending, as the count meets them: the lower ends, widest first, then the upper ends. */
const TAILS: readonly Rational[] = [
  ...LEVELS.toReversed().map(({ level }) => multiply(HALF, subtract(rational(1), level))),
  ...LEVELS.map(({ level }) => multiply(HALF, add(rational(1), level))),
];

function countHorizon(figures: Figures, rounds: number): Horizon {
  const outlook = outlookAfter(netOf(figures.returns), rounds, TAILS);
  // An exact answer may be out of reach for prices nobody prints; then the other method says so.
  if (!outlook.ok) return approximateHorizon(figures, rounds);
  const { quantiles, ahead } = outlook.value;
  const values = quantiles.map(({ value }) => paybackFromNet(value, rounds));
  const intervals = LEVELS.map(({ level }, index) => ({
    level,
    low: values[LEVELS.length - 1 - index] ?? ZERO,
    high: values[LEVELS.length + index] ?? ZERO,
  }));
  return { rounds, method: 'exact', intervals, ahead };
}

function approximateHorizon({ payback, variance }: Figures, rounds: number): Horizon {
  const error = rootOf(divide(variance, rational(rounds)));
  const intervals = LEVELS.map(({ level, quantile }) => {
    const reach = multiply(quantile, error);
    const low = subtract(payback, reach);
    // Nobody gets less than nothing back, whatever a bell curve says.
    return { level, low: compare(low, ZERO) < 0 ? ZERO : low, high: add(payback, reach) };
  });
  return { rounds, method: 'normal', intervals, ahead: null };
}

/** A square root to twelve decimals: more than an approximation deserves. */
function rootOf({ numerator, denominator }: Rational): Rational {
  const scale = 10n ** 12n;
  return rational(integerSquareRoot((numerator * scale * scale) / denominator), scale);
}
