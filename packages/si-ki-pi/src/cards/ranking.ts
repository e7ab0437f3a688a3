import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { pointsOf, type Rank } from './rank.ts';

export type Combination = 'pair' | 'gong' | 'points';

export function combinationOf(a: Rank, b: Rank): Combination {
  if (a === b) return 'pair';
  return (a === 2 && b === 8) || (a === 8 && b === 2) ? 'gong' : 'points';
}

/** The single digit that counts where there is neither a Pair nor a Gong. */
export function pointTotal(a: Rank, b: Rank): number {
  return (pointsOf(a) + pointsOf(b)) % 10;
}

const GONG = 0xa00;
const PAIRS = 0xb00;

/**
 * The ranking of two cards as one number: the higher number wins, equal numbers rank equal. Written in
 * hexadecimal its digits are the point total, the higher and the lower card, so 0x9e8 is A-8 with nine
 * points. All hands of no points rank equal and are 0; a Gong and the Pairs lie above nine points.
 */
export function handRank(
  a: Rank,
  b: Rank,
  readings: Pick<Readings, 'H1'> = DEFAULT_READINGS,
): number {
  if (a === b) return PAIRS + a;
  if (combinationOf(a, b) === 'gong') return GONG;
  const points = pointTotal(a, b);
  if (points === 0) return 0;
  const higher = a > b ? a : b;
  const lower = a > b ? b : a;
  return points * 0x100 + higher * 0x10 + (readings.H1 === 'both-cards' ? lower : 0);
}
