import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { rankOf } from './card.ts';
import type { Hand, TwoCards } from './hand.ts';
import { handRank } from './ranking.ts';

/**
 * One of the three ways to part four cards in printing order: the first card goes with the second (0),
 * with the third (1) or with the fourth (2).
 */
export type Split = 0 | 1 | 2;
export const SPLITS = [0, 1, 2] as const satisfies readonly Split[];

export interface Arrangement {
  readonly low: TwoCards;
  readonly high: TwoCards;
}

export function splitHand(
  [a, b, c, d]: Hand,
  split: Split,
  readings: Pick<Readings, 'H1'> = DEFAULT_READINGS,
): Arrangement {
  switch (split) {
    case 0:
      return labelHalves([a, b], [c, d], readings);
    case 1:
      return labelHalves([a, c], [b, d], readings);
    case 2:
      return labelHalves([a, d], [b, c], readings);
  }
}

/** Every legal arrangement, in the order of `SPLITS`. */
export function arrangementsOf(
  hand: Hand,
  readings: Pick<Readings, 'H1'> = DEFAULT_READINGS,
): readonly Arrangement[] {
  return SPLITS.map((split) => splitHand(hand, split, readings));
}

/** The higher-ranking two cards are the High Hand; of two that rank equal, those named first. */
export function labelHalves(
  first: TwoCards,
  second: TwoCards,
  readings: Pick<Readings, 'H1'> = DEFAULT_READINGS,
): Arrangement {
  const isInOrder = rankOfTwo(first, readings) >= rankOfTwo(second, readings);
  return isInOrder ? { low: second, high: first } : { low: first, high: second };
}

export function rankOfTwo(
  [a, b]: TwoCards,
  readings: Pick<Readings, 'H1'> = DEFAULT_READINGS,
): number {
  return handRank(rankOf(a), rankOf(b), readings);
}

/** Whether two settings put the same ranks into each hand; which suit lies where never matters. */
export function isSameSetting(one: Arrangement, other: Arrangement): boolean {
  return hasSameRanks(one.low, other.low) && hasSameRanks(one.high, other.high);
}

export function hasSameRanks(one: TwoCards, other: TwoCards): boolean {
  const [a, b] = one.map(rankOf);
  const [c, d] = other.map(rankOf);
  return (a === c && b === d) || (a === d && b === c);
}
