import { fractionValue } from '../../text/fraction.ts';

/** A row of the course as lengths on a chart; money in minor units. */
export interface CoursePoint {
  readonly at: number;
  readonly win: number;
  readonly theoretical: number;
  readonly deviation: number;
  readonly z: number | null;
}

interface CourseRow {
  readonly at: number;
  readonly win: number;
  readonly theoretical: string;
  readonly deviation: string | null;
  readonly z: string | null;
}

export function pointOf({ at, win, theoretical, deviation, z }: CourseRow): CoursePoint {
  return {
    at,
    win,
    theoretical: fractionValue(theoretical),
    deviation: Number(deviation ?? 0),
    z: z === null ? null : Number(z),
  };
}

/** Room for the amounts on the left of a chart, and for the last point on its right. */
export const LEFT = 76;
export const RIGHT = 16;

/** Standard deviations that hold 95% and 99.7% of all such periods. */
export const WITHIN_95 = 1.96;
export const WITHIN_997 = 2.968;

/** The lowest and highest amount a chart has to reach; nothing is always on it. */
export function reachOf(points: readonly CoursePoint[]): readonly [low: number, high: number] {
  const all = points.flatMap(({ win, theoretical, deviation }) => [
    win,
    theoretical - WITHIN_997 * deviation,
    theoretical + WITHIN_997 * deviation,
  ]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** A few round numbers between two, in steps of 1, 2 or 5 times a power of ten, and never less than a cent. */
export function ticksBetween(low: number, high: number, most: number): readonly number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
