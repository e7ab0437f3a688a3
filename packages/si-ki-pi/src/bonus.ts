import type { RankPattern } from './cards/rank-pattern.ts';
import type { BonusHand, SiKiPiTable } from './table.ts';

/** Every bonus hand that four cards make; four of a kind contain all the others. */
export function bonusHandsIn([a, b, c, d]: RankPattern): readonly BonusHand[] {
  if (a === d) return ['four-of-a-kind', 'three-of-a-kind', 'two-pairs', 'pair'];
  if (a === c || b === d) return ['three-of-a-kind', 'pair'];
  if (a === b && c === d) return ['two-pairs', 'pair'];
  return a === b || b === c || c === d ? ['pair'] : [];
}

export type BonusRow = SiKiPiTable['bonus']['rows'][number];

/** The row that is paid: the best hand only, as the pay table orders them; null if nothing qualifies. */
export function bestBonusRow(
  pattern: RankPattern,
  { rows }: Pick<SiKiPiTable['bonus'], 'rows'>,
): BonusRow | null {
  const made = bonusHandsIn(pattern);
  return rows.find((row) => made.includes(row.hand)) ?? null;
}
