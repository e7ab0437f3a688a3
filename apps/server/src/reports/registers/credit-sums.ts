import { type Money, money } from '@baize/exact';
import type { Posting } from '@baize/ledger';

/** What postings gave to players, and took from them. */
export interface CreditSums {
  readonly paid: Money;
  readonly taken: Money;
}

export function creditSums(postings: readonly Posting[]): CreditSums {
  let [paid, taken] = [0, 0];
  for (const { from, to, amount } of postings) {
    if (to.startsWith('credit:')) paid += amount;
    if (from.startsWith('credit:')) taken += amount;
  }
  return { paid: money(paid), taken: money(taken) };
}
