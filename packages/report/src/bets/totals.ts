import { ALL_ROLLS, isTriple, sumOf } from '@baize/three-dice';

/** The rolls of the 216 that show a total, and how many of them are triples. */
export interface TotalCount {
  readonly total: number;
  readonly rolls: number;
  readonly triples: number;
}

const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3);

/** Totals 3 and 18 are triples only and can be rolled, though nobody can bet on them. */
export const TOTAL_COUNTS: readonly TotalCount[] = TOTALS.map((total) => {
  const rolls = ALL_ROLLS.filter((roll) => sumOf(roll) === total);
  return { total, rolls: rolls.length, triples: rolls.filter(isTriple).length };
});
