/** Highest first. The Ace ranks above the King although it counts one point. */
export const RANKS = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;
export type Rank = (typeof RANKS)[number];

export const ACE = 14 satisfies Rank;

/** King, Queen, Jack and 10 count nothing; an Ace counts one; the others what is printed on them. */
export function pointsOf(rank: Rank): number {
  if (rank === ACE) return 1;
  return isZeroCard(rank) ? 0 : rank;
}

export function isZeroCard(rank: Rank): boolean {
  return rank >= 10 && rank !== ACE;
}

/** How a person says it: `A`, `K`, `10`, `9`. */
export function rankName(rank: Rank): string {
  switch (rank) {
    case 14:
      return 'A';
    case 13:
      return 'K';
    case 12:
      return 'Q';
    case 11:
      return 'J';
    default:
      return `${rank}`;
  }
}
