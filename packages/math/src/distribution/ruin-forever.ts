import { type Rational, rational } from '@baize/exact';
import { driftOf, type Walk } from './ruin.ts';

/** The chance of ever being ruined; where it is no fraction, two fractions it lies between. */
export type RuinForever =
  | { readonly kind: 'certain' }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'between'; readonly low: Rational; readonly high: Rational };

/**
 * Without an advantage ruin is certain, however large the bankroll. With one, let r be the number
 * between 0 and 1 for which r ** (steps of a round) averages to 1. Then r ** place is a fair game, so
 * the chance of falling from place s to -1 or just below lies between r ** (s + d) and r ** (s + 1),
 * where d is the deepest fall of a round; if that is one step, the two agree.
 */
export function ruinForever(walk: Walk, digits: number): RuinForever {
  const deepest = Math.max(0, -(walk.moves[0]?.steps ?? 0));
  if (walk.start < 0) return { kind: 'certain' };
  if (deepest === 0) return { kind: 'impossible' };
  if (driftOf(walk) <= 0n) return { kind: 'certain' };
  // A power multiplies an error of its base by at most the exponent; eight bits cover the roundings.
  const bits = digits * 4 + (walk.start + deepest).toString(2).length + 8;
  const below = adjustment(walk, deepest, bits);
  return {
    kind: 'between',
    low: rational(powerDown(below, walk.start + deepest, bits), 1n << BigInt(bits)),
    high: rational(powerUp(below + 1n, walk.start + 1, bits), 1n << BigInt(bits)),
  };
}

/** The largest x of that many binary places that is not above r, by bisection with exact signs. */
function adjustment(walk: Walk, deepest: number, bits: number): bigint {
  let low = 0n;
  let high = 1n << BigInt(bits);
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (averageReachesOne(walk, deepest, middle, bits)) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether the average of x ** steps is 1 or more; multiplied out, so that no exponent is negative. */
function averageReachesOne(walk: Walk, deepest: number, x: bigint, bits: number): boolean {
  const degree = deepest + (walk.moves.at(-1)?.steps ?? 0);
  const termOf = (exponent: number): bigint =>
    (x ** BigInt(exponent)) << BigInt(bits * (degree - exponent));
  let average = 0n;
  for (const { steps, weight } of walk.moves) average += weight * termOf(steps + deepest);
  return average >= walk.total * termOf(deepest);
}

function powerDown(base: bigint, exponent: number, bits: number): bigint {
  return power(base, exponent, bits, 0n);
}

function powerUp(base: bigint, exponent: number, bits: number): bigint {
  return power(base, exponent, bits, (1n << BigInt(bits)) - 1n);
}

/** Fixed-point power; `carry` is added before each rounding down, so that it rounds up instead. */
function power(base: bigint, exponent: number, bits: number, carry: bigint): bigint {
  const shift = BigInt(bits);
  let result = 1n << shift;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square + carry) >> shift;
    square = (square * square + carry) >> shift;
  }
  return result;
}
