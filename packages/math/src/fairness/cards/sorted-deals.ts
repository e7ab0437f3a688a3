import { DECK_SIZE, type Deal } from './deck.ts';

// Of deals of three cards every sixth is ascending by chance: twenty in a row are none of chance.
const DEALS_MINIMUM = 20;

/** A round may be written down hand by hand, so the first hand alone tells how. */
const HAND = 4;

export interface SortedDeals {
  accept(deal: Deal): void;
  isSorted(): boolean;
  /** Whether every deal so far is in order, be it by chance: then the order of dealing is not yet judged. */
  mayBeSorted(): boolean;
}

/** Cards put in order by whoever wrote them down say nothing about the order of dealing. */
export function sortedDeals(): SortedDeals {
  let several = 0;
  let isAscending = true;
  let isDescending = true;
  return {
    accept(deal) {
      if (deal.length <= 2 || deal.length === DECK_SIZE) return;
      several += 1;
      const hand = deal.slice(0, HAND);
      isAscending &&= hand.every((card, i) => i === 0 || (hand[i - 1] ?? 0) <= card);
      isDescending &&= hand.every((card, i) => i === 0 || (hand[i - 1] ?? 0) >= card);
    },
    isSorted: () => several >= DEALS_MINIMUM && (isAscending || isDescending),
    mayBeSorted: () => several > 0 && (isAscending || isDescending),
  };
}
