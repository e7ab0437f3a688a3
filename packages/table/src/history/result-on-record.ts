import type { Outcome } from '../contributions.ts';

/** What decided a concluded round, as the roads and statistics need it. */
export interface ResultOnRecord {
  readonly round: string;
  readonly number: number;
  readonly dice: Outcome;
  /** When the result was corrected; null where it stands as first registered. */
  readonly correctedAt: number | null;
}

/** The rows of every road. */
export const ROAD_ROWS = 6;

/** At most this many are kept: whole columns of a bead road, and more than statistics look at. */
export const RESULTS_KEPT = 34 * ROAD_ROWS;

/** A new result at the end; once the list is full a whole column of the oldest makes room. */
export function withResult(
  results: readonly ResultOnRecord[],
  { round, number, dice }: Omit<ResultOnRecord, 'correctedAt'>,
): readonly ResultOnRecord[] {
  const kept = results.length >= RESULTS_KEPT ? results.slice(ROAD_ROWS) : results;
  return [...kept, { round, number, dice, correctedAt: null }];
}

/** The same results with one of them put right; one no longer kept changes nothing. */
export function withCorrection(
  results: readonly ResultOnRecord[],
  round: string,
  dice: Outcome,
  at: number,
): readonly ResultOnRecord[] {
  return results.map((each) => (each.round === round ? { ...each, dice, correctedAt: at } : each));
}

/** A round that was reversed has no result. */
export function withoutResult(
  results: readonly ResultOnRecord[],
  round: string,
): readonly ResultOnRecord[] {
  return results.filter((each) => each.round !== round);
}
