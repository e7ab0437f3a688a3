import { DECK_SIZE, type Deal } from './deck.ts';

// Of deals of three cards every sixth is ascending by chance: twenty in a row are none of chance.
const DEALS_MINIMUM = 20;

export interface SortedDeals {
  accept(deal: Deal): void;
  isSorted(): boolean;
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
      isAscending &&= deal.every((card, i) => i === 0 || (deal[i - 1] ?? 0) <= card);
      isDescending &&= deal.every((card, i) => i === 0 || (deal[i - 1] ?? 0) >= card);
    },
    isSorted: () => several >= DEALS_MINIMUM && (isAscending || isDescending),
  };
}
