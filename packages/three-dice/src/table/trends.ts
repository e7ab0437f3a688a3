import type { ResultOnRecord } from '@baize/table/kit';
import { beadRoad, type Road, streakRoad } from './road.ts';
import { type BigSmall, bigSmallOf, type OddEven, oddEvenOf } from './side.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

/** Everything a trend board shows. It informs; nothing is ever settled by it. */
export interface Trends {
  /** Newest first. */
  readonly last: readonly ResultOnRecord[];
  readonly bigSmall: Road<BigSmall>;
  readonly oddEven: Road<OddEven>;
  readonly totals: Road<BigSmall>;
  readonly statistics: Statistics;
}

/** How many results a board lists one by one. */
const LISTED = 50;

export function trendsOf(results: readonly ResultOnRecord[]): Trends {
  const known = KNOWN.get(results);
  if (known) return known;
  const trends: Trends = {
    last: results.slice(-LISTED).toReversed(),
    bigSmall: streakRoad(results, bigSmallOf),
    oddEven: streakRoad(results, oddEvenOf),
    totals: beadRoad(results, bigSmallOf),
    statistics: statisticsOf(results),
  };
  KNOWN.set(results, trends);
  return trends;
}

// Results change once a round, and views are drawn at every bet.
const KNOWN = new WeakMap<readonly ResultOnRecord[], Trends>();
