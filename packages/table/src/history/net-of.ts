import { type Money, minus, NOTHING, plus } from '@baize/exact';
import type { Account, Posting } from '@baize/ledger';
import type { Recorded } from '../event.ts';

/** What an account gains by some postings, or below zero loses. */
export function netOf(account: Account, postings: readonly Posting[]): Money {
  let net = NOTHING;
  for (const { from, to, amount } of postings) {
    if (to === account) net = plus(net, amount);
    if (from === account) net = minus(net, amount);
  }
  return net;
}

export function postingsOf({ event }: Recorded): readonly Posting[] {
  return 'postings' in event ? event.postings : [];
}

/** What moved up to the operation that ended a round; what comes later is a correction. */
export function postingsUntilTheEnd(facts: readonly Recorded[]): readonly Posting[] {
  const end = facts.find(
    ({ event }) => event.type === 'RoundConcluded' || event.type === 'RoundVoided',
  );
  const last = facts.findLastIndex(({ op }) => op === end?.op);
  return facts.slice(0, last + 1).flatMap(postingsOf);
}
