import { type Money, minus, NOTHING, plus } from '@baize/exact';
import { type Account, isHeldInTrust } from './account.ts';
import type { Posting } from './posting.ts';

/** What each account holds: the sum of its postings and nothing else. */
export type Balances = ReadonlyMap<Account, Money>;

export const NO_BALANCES: Balances = new Map();

export function balanceOf(balances: Balances, account: Account): Money {
  return balances.get(account) ?? NOTHING;
}

/** Applies postings in order. Overdrawing a player or a round is a bug, never an outcome. */
export function post(balances: Balances, postings: readonly Posting[]): Balances {
  if (postings.length === 0) return balances;
  const next = new Map(balances);
  for (const { from, to, amount, key } of postings) {
    const left = minus(balanceOf(next, from), amount);
    if (left < 0 && isHeldInTrust(from)) throw new Error(`${key} would overdraw ${from}.`);
    // An account that is back at nothing is dropped, so that old rounds leave no trace in memory.
    if (left === 0) next.delete(from);
    else next.set(from, left);
    const held = plus(balanceOf(next, to), amount);
    if (held === 0) next.delete(to);
    else next.set(to, held);
  }
  return next;
}

/** Always nothing: what one account gained another has lost. */
export function imbalance(balances: Balances): Money {
  let sum = NOTHING;
  for (const amount of balances.values()) sum = plus(sum, amount);
  return sum;
}
