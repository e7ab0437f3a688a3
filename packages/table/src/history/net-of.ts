import { type Money, minus, NOTHING, plus } from '@baize/exact';
import type { Account, Posting } from '@baize/ledger';

/** What an account gains by some postings, or below zero loses. */
export function netOf(account: Account, postings: readonly Posting[]): Money {
  let net = NOTHING;
  for (const { from, to, amount } of postings) {
    if (to === account) net = plus(net, amount);
    if (from === account) net = minus(net, amount);
  }
  return net;
}
