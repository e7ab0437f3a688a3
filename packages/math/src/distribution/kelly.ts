import { add, compare, divide, multiply, ONE, type Rational, rational, ZERO } from '@baize/exact';
import { type Bounds, exactly } from './bounds.ts';
import { type Distribution, meanOf } from './distribution.ts';

/** What a unit staked gains, and how often. */
interface Gain {
  readonly x: Rational;
  readonly weight: bigint;
}

/**
 * The share of a bankroll that makes it grow fastest when it is staked every round (Kelly 1956): the f at which the
 * average of x / (1 + f x) is 0, x what a unit staked gains. Without an advantage it is 0, and never more than
 * everything. With one amount to gain and one to lose it is a fraction; otherwise, because the average falls as
 * f grows, halving with exact signs finds it to as many decimals as one likes.
 */
export function kellyFraction(net: Distribution, stake: Rational, digits: number): Bounds {
  if (compare(stake, ZERO) <= 0 || compare(meanOf(net), ZERO) <= 0) return exactly(ZERO);
  const gains = net.points
    .map(({ value, weight }): Gain => ({ x: divide(value, stake), weight }))
    .filter(({ x }) => compare(x, ZERO) !== 0);
  const [worst] = gains;
  if (!worst || (compare(worst.x, rational(-1)) > 0 && isGrowingAt(gains, ONE))) {
    return exactly(ONE);
  }
  return ofTwo(gains) ?? halveBounds(gains, 10n ** BigInt(digits));
}

/** Multiplied out, the equation of two amounts is linear in f. */
function ofTwo([loss, gain, ...more]: readonly Gain[]): Bounds | null {
  if (!loss || !gain || more.length > 0) return null;
  const mean = add(weigh(loss.x, loss.weight), weigh(gain.x, gain.weight));
  const product = weigh(multiply(loss.x, gain.x), -(loss.weight + gain.weight));
  return exactly(divide(mean, product));
}

function halveBounds(gains: readonly Gain[], parts: bigint): Bounds {
  let [low, high] = [0n, parts];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (isGrowingAt(gains, rational(middle, parts))) low = middle;
    else high = middle;
  }
  return { low: rational(low, parts), high: rational(high, parts) };
}

/** Whether staking a little more than this share would still make the bankroll grow faster. */
function isGrowingAt(gains: readonly Gain[], share: Rational): boolean {
  let slope = ZERO;
  for (const { x, weight } of gains) {
    slope = add(slope, divide(weigh(x, weight), add(ONE, multiply(share, x))));
  }
  return compare(slope, ZERO) >= 0;
}

function weigh(value: Rational, weight: bigint): Rational {
  return multiply(value, rational(weight));
}
