import type { Readings } from '@baize/game';
import { handRank, RANKS, type Rank } from '../index.ts';

/** Two-card hands that rank equal are one class; classes are numbered from the lowest. */
export interface HandClasses {
  readonly count: number;
  classOf(a: Rank, b: Rank): number;
}

/** A rank as a number from 0 (the 2) to 12 (the Ace). */
export function rankIndex(rank: Rank): number {
  return rank - 2;
}

export function handClasses(readings: Pick<Readings, 'H1'>): HandClasses {
  const rankings = new Set(RANKS.flatMap((a) => RANKS.map((b) => handRank(a, b, readings))));
  const ascending = [...rankings].toSorted((a, b) => a - b);
  const place = new Map(ascending.map((ranking, index) => [ranking, index]));
  const table = new Uint8Array(13 * 13);
  for (const a of RANKS) {
    for (const b of RANKS) {
      table[rankIndex(a) * 13 + rankIndex(b)] = place.get(handRank(a, b, readings)) ?? 0;
    }
  }
  return {
    count: ascending.length,
    classOf: (a, b) => table[rankIndex(a) * 13 + rankIndex(b)] ?? 0,
  };
}
