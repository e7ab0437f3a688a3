import { add, compare, multiply, type Rational, rational, subtract, ZERO } from '@baize/exact';
import { boundedChances, isExact, outlookAfter, widthOf } from '@baize/math';
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
  /**
   * Exact where the ends are the quantiles of the sum of all rounds, proved to be; otherwise bounds that hold
   * them.
   */
  readonly method: 'exact' | 'bounds';
  readonly intervals: readonly Interval[];
  /** The chance to have won something by then, to six decimals at least; null where that is not known. */
  readonly ahead: Rational | null;
}

/** Of the standard normal distribution: nine tenths lie within so many deviations. */
export const LEVEL_90_QUANTILE = rational(1644854, 1000000);

/** Two-sided: half of what is missing from the level lies below, half above. */
const LEVELS = [{ level: rational(90, 100) }, { level: rational(95, 100) }] as const;

export const HORIZONS: readonly number[] = [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/**
 * Up to which number of rounds every course is counted in whole numbers. The work grows with the square of the rounds
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
    rounds <= most ? countHorizon(figures, rounds) : boundHorizon(figures, rounds),
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
  if (!outlook.ok) return boundHorizon(figures, rounds);
  const { quantiles, ahead } = outlook.value;
  const values = quantiles.map(({ value }) => paybackFromNet(value, rounds));
  const intervals = LEVELS.map(({ level }, index) => ({
    level,
    low: values[LEVELS.length - 1 - index] ?? ZERO,
    high: values[LEVELS.length + index] ?? ZERO,
  }));
  return { rounds, method: 'exact', intervals, ahead };
}

/**
 * The same quantiles by the characteristic function, whose every rounding is accounted for. Sums lie on a lattice, so
 * bounds that agree on a place of it are the quantile itself.
 */
function boundHorizon({ returns }: Figures, rounds: number): Horizon {
  const { quantiles, ahead } = boundedChances(netOf(returns), rounds, undefined, undefined, TAILS);
  const values = quantiles.map(({ value }) => value);
  const intervals = LEVELS.map(({ level }, index) => ({
    level,
    low: paybackFromNet(values[LEVELS.length - 1 - index]?.low ?? ZERO, rounds),
    high: paybackFromNet(values[LEVELS.length + index]?.high ?? ZERO, rounds),
  }));
  const isKnown = compare(widthOf(ahead), rational(1, 1_000_000)) < 0;
  const method = values.every(isExact) ? 'exact' : 'bounds';
  return { rounds, method, intervals, ahead: isKnown ? ahead.low : null };
}
