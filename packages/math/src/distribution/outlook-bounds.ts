import { compare, isInteger, multiply, ONE, type Rational, rational, subtract } from '@baize/exact';
import { asChance, type Bounds, exactly } from './bounds.ts';
import { coarser } from './coarser.ts';
import { type Distribution, meanOf, varianceOf } from './distribution.ts';
import { latticeOf, latticeValue } from './lattice.ts';
import { outlookAfter, roundedUp, USUAL_CHANCES, zeroIndex } from './outlook.ts';
import { type OnProgress, type SumBounds, sumBounds, sumWork } from './sum-bounds.ts';

/** Where a number of rounds may end, each chance and quantile between bounds. */
export interface OutlookBounds extends ChanceBounds {
  readonly rounds: number;
  readonly mean: Rational;
  readonly variance: Rational;
}

export interface ChanceBounds {
  readonly ahead: Bounds;
  readonly even: Bounds;
  readonly behind: Bounds;
  /** The smallest amount that the sum does not exceed with at least the chance given. */
  readonly quantiles: readonly { readonly chance: Rational; readonly value: Bounds }[];
}

/**
 * The outlook whatever it takes: exact where that is feasible, by the characteristic function where it is not,
 * and on a coarser lattice, from below and from above, where even that would take too long.
 */
export function outlookBounds(
  one: Distribution,
  rounds: number,
  onProgress?: OnProgress,
): OutlookBounds {
  return {
    rounds,
    mean: multiply(meanOf(one), rational(rounds)),
    variance: multiply(varianceOf(one), rational(rounds)),
    ...(exactChances(one, rounds) ?? boundedChances(one, rounds, onProgress)),
  };
}

function exactChances(one: Distribution, rounds: number): ChanceBounds | null {
  const exact = outlookAfter(one, rounds);
  if (!exact.ok) return null;
  const { ahead, even, behind, quantiles } = exact.value;
  return {
    ahead: exactly(ahead),
    even: exactly(even),
    behind: exactly(behind),
    quantiles: quantiles.map(({ chance, value }) => ({ chance, value: exactly(value) })),
  };
}

/** Products of some nanoseconds each: about ten seconds. */
const WORK_MAXIMUM = 2_000_000_000;
const INDEX_MAXIMUM = 2 ** 29;

export function boundedChances(
  one: Distribution,
  rounds: number,
  onProgress?: OnProgress,
  workMaximum = WORK_MAXIMUM,
  chances: readonly Rational[] = USUAL_CHANCES,
): ChanceBounds {
  const isFeasible = (each: Distribution): boolean => {
    const { terms } = latticeOf(each);
    const last = terms.at(-1)?.index ?? 0;
    return last < INDEX_MAXIMUM && sumWork(terms, rounds) <= workMaximum;
  };
  if (isFeasible(one)) return chancesOf(one, rounds, chances, onProgress);
  let grid = latticeOf(one).step;
  for (;;) {
    grid = multiply(grid, rational(2));
    const [less, more] = [coarser(one, grid, 'down'), coarser(one, grid, 'up')];
    if (!isFeasible(less) || !isFeasible(more)) continue;
    return between(
      chancesOf(less, rounds, chances, onProgress),
      chancesOf(more, rounds, chances, onProgress),
    );
  }
}

/** What holds of an amount that is never below the one and never above the other. */
function between(less: ChanceBounds, more: ChanceBounds): ChanceBounds {
  const ahead = { low: less.ahead.low, high: more.ahead.high };
  const behind = { low: more.behind.low, high: less.behind.high };
  const rest = subtract(subtract(ONE, ahead.low), behind.low);
  return {
    ahead,
    behind,
    even: asChance({ low: rational(0), high: rest }),
    quantiles: less.quantiles.map(({ chance, value }, index) => ({
      chance,
      value: { low: value.low, high: more.quantiles[index]?.value.high ?? value.high },
    })),
  };
}

function chancesOf(
  one: Distribution,
  rounds: number,
  chances: readonly Rational[],
  onProgress?: OnProgress,
): ChanceBounds {
  const lattice = latticeOf(one);
  const sums = sumBounds(lattice.terms, lattice.total, rounds, onProgress);
  const zero = zeroIndex(lattice, rounds);
  const notBehind = Number(roundedUp(zero.numerator, zero.denominator));
  const isOnLattice = isInteger(zero);
  const notAhead = sums.upTo(isOnLattice ? notBehind : notBehind - 1);
  return {
    behind: asChance(sums.upTo(notBehind - 1)),
    even: isOnLattice ? asChance(sums.exactlyAt(notBehind)) : exactly(rational(0)),
    ahead: asChance({ low: subtract(ONE, notAhead.high), high: subtract(ONE, notAhead.low) }),
    quantiles: chances.map((chance) => ({
      chance,
      value: {
        low: latticeValue(
          lattice,
          rounds,
          firstWhere(sums, ({ high }) => compare(high, chance) >= 0),
        ),
        high: latticeValue(
          lattice,
          rounds,
          firstWhere(sums, ({ low }) => compare(low, chance) >= 0),
        ),
      },
    })),
  };
}

/** The first index of which something is true that stays true; by halving. */
function firstWhere(sums: SumBounds, isTrue: (upTo: Bounds) => boolean): number {
  let [low, high] = [sums.first - 1, sums.last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(sums.upTo(middle))) high = middle;
    else low = middle;
  }
  return high;
}
