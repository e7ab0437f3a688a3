import { assert } from '@baize/exact';
import { asP, twiceSmaller } from './smallest-p.ts';

/**
 * The chance that Kolmogorov's limit variable is at least this large. Two series for the same
 * function (Kolmogorov 1933, Smirnov 1948): each converges within a few terms where it is used.
 */
export function kolmogorovTail(lambda: number): number {
  assert(lambda >= 0, `No such distance: ${lambda}`);
  if (lambda < 0.2) return 1;
  return asP(lambda < 1 ? 1 - belowSmall(lambda) : aboveLarge(lambda));
}

/** The chance that it is at most this large. */
function kolmogorovBelow(lambda: number): number {
  if (lambda === 0) return asP(0);
  return asP(lambda < 1 ? belowSmall(lambda) : 1 - aboveLarge(lambda));
}

function belowSmall(lambda: number): number {
  let sum = 0;
  for (let k = 1; k <= 9; k += 2) sum += Math.exp(-((k * Math.PI) ** 2) / (8 * lambda ** 2));
  return (Math.sqrt(2 * Math.PI) / lambda) * sum;
}

function aboveLarge(lambda: number): number {
  let sum = 0;
  for (let k = 1; k <= 9; k += 1) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * (k * lambda) ** 2);
  return sum;
}

export interface KolmogorovSmirnov {
  /** The largest distance between the values' step function and the straight line. */
  readonly distance: number;
  /** The chance of a distance at least as extreme: too far from the line, or too close to it. */
  readonly p: number;
}

/** Whether numbers between 0 and 1 look spread evenly. Sorts a copy; the limit needs 40 or more. */
export function kolmogorovSmirnov(values: Float64Array): KolmogorovSmirnov {
  const n = values.length;
  const sorted = values.toSorted();
  let distance = 0;
  for (const [i, value] of sorted.entries()) {
    distance = Math.max(distance, value - i / n, (i + 1) / n - value);
  }
  // Stephens (1970): with this factor the limit is right to three places from small n on.
  const factor = Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n);
  const above = kolmogorovTail(distance * factor);
  const below = kolmogorovBelow(distance * factor);
  return { distance, p: twiceSmaller(above, below) };
}
