import { assert } from '@baize/exact';
import { integerSquareRoot } from '../root-text.ts';

/**
 * The points of a circle at `2 pi m / count` for a power of two `count`, each coordinate wrong by at most
 * `ROOT_ERROR`. The library of the language promises no accuracy for its cosine; this one has a proof: two small
 * tables are computed in whole numbers of 2 ** -96 by halving angles, and a point is the product of one entry
 * of each.
 */
export interface UnitRoots {
  readonly count: number;
  readonly mask: number;
  readonly lowBits: number;
  readonly low: { readonly re: Float64Array; readonly im: Float64Array };
  readonly high: { readonly re: Float64Array; readonly im: Float64Array };
}

/** Half the distance of two neighbouring numbers just below 1. */
export const UNIT = 2 ** -53;

/** Two table entries within `UNIT` of the truth, three roundings: less than eight units. */
export const ROOT_ERROR = 8 * UNIT;

const PLACES = 96n;
const WHOLE = 1n << PLACES;

export function unitRoots(bits: number): UnitRoots {
  assert(bits >= 2 && bits <= 30, 'The circle is parted into a power of two.');
  const lowBits = bits >> 1;
  const count = 2 ** bits;
  return {
    count,
    mask: count - 1,
    lowBits,
    low: powersOf(rootOfOrder(bits), 2 ** lowBits),
    high: powersOf(rootOfOrder(bits - lowBits), 2 ** (bits - lowBits)),
  };
}

/** The cosine at place `m` of the circle, `m` from 0 up to, not including, the count. */
export function cosineAt({ low, high, lowBits }: UnitRoots, m: number): number {
  const [near, far] = [m & ((1 << lowBits) - 1), m >> lowBits];
  return (high.re[far] ?? 0) * (low.re[near] ?? 0) - (high.im[far] ?? 0) * (low.im[near] ?? 0);
}

/** In the first quarter of the circle both products are positive, so it is right to four units of itself. */
export function sineAt({ low, high, lowBits }: UnitRoots, m: number): number {
  const [near, far] = [m & ((1 << lowBits) - 1), m >> lowBits];
  return (high.re[far] ?? 0) * (low.im[near] ?? 0) + (high.im[far] ?? 0) * (low.re[near] ?? 0);
}

interface Point {
  readonly re: bigint;
  readonly im: bigint;
}

/** The first point of a circle of 2 ** bits, from a quarter of it by halving the angle again and again. */
function rootOfOrder(bits: number): Point {
  if (bits === 0) return { re: WHOLE, im: 0n };
  if (bits === 1) return { re: -WHOLE, im: 0n };
  let point: Point = { re: 0n, im: WHOLE };
  for (let order = 2; order < bits; order += 1) {
    // cos(a/2) is the root of (1 + cos a) / 2, and sin(a/2) is sin a / (2 cos(a/2)).
    const re = integerSquareRoot(((WHOLE + point.re) * WHOLE) >> 1n);
    point = { re, im: (point.im * WHOLE) / (2n * re) };
  }
  return point;
}

function powersOf(root: Point, count: number): UnitRoots['low'] {
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  let power: Point = { re: WHOLE, im: 0n };
  for (let at = 0; at < count; at += 1) {
    re[at] = numberOf(power.re);
    im[at] = numberOf(power.im);
    power = {
      re: (power.re * root.re - power.im * root.im) >> PLACES,
      im: (power.re * root.im + power.im * root.re) >> PLACES,
    };
  }
  return { re, im };
}

/** Rounded once: the quotient of two numbers that are exact to 2 ** -53 of themselves. */
function numberOf(fixed: bigint): number {
  return Number(fixed) / 2 ** Number(PLACES);
}
