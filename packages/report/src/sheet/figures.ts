import {
  add,
  compare,
  divide,
  fractionText,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '@baize/exact';
import {
  chanceOf,
  type Distribution,
  distributionOf,
  meanOf,
  thirdCentralMomentOf,
  varianceOf,
} from '@baize/math';
import { type VolatilityClass, volatilityOf } from './volatility.ts';

/** Everything that follows from what a unit staked brings back. */
export interface Figures {
  /** What comes back for one unit staked, the stake included, with whole weights. */
  readonly returns: Distribution;
  /** The chance to get more than the stake. */
  readonly hit: Rational;
  /** The chance to get the stake and no more. */
  readonly push: Rational;
  readonly payback: Rational;
  readonly edge: Rational;
  readonly variance: Rational;
  readonly thirdCentralMoment: Rational;
  readonly volatility: VolatilityClass;
}

export function figuresOf(returns: Distribution): Figures {
  const payback = meanOf(returns);
  const variance = varianceOf(returns);
  return {
    returns,
    hit: chanceOf(returns, (value) => compare(value, ONE) > 0),
    push: chanceOf(returns, (value) => compare(value, ONE) === 0),
    payback,
    edge: subtract(ONE, payback),
    variance,
    thirdCentralMoment: thirdCentralMomentOf(returns),
    volatility: volatilityOf(variance),
  };
}

/** What one unit staked wins or loses: the same chances, a unit lower. */
export function netOf(returns: Distribution): Distribution {
  return distributionOf(
    returns.points.map(({ value, weight }) => ({ value: subtract(value, ONE), weight })),
  );
}

/** The largest return, and how often it comes. */
export function topReturn({ returns }: Figures): {
  readonly value: Rational;
  readonly chance: Rational;
} {
  const top = returns.points.at(-1);
  return top
    ? { value: top.value, chance: rational(top.weight, returns.total) }
    : { value: ZERO, chance: ZERO };
}

/** What each unit staked brought back, if so many units brought back so much more than themselves. */
export function paybackFromNet(net: Rational, rounds: number): Rational {
  return add(ONE, divide(net, rational(rounds)));
}

/** A distribution as text: bets with the same text have the same figures. */
export function returnsKey({ points, total }: Distribution): string {
  const texts = points.map(({ value, weight }) => `${fractionText(value)}x${weight}`);
  return `${total}: ${texts.join(' ')}`;
}
