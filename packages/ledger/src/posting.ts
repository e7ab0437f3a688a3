import type { Money } from '@baize/exact';
import type { Account } from './account.ts';

/** Money moves from one account to another, so every posting balances by construction. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money;
  /** Says once and for all which movement this is; a second posting with it is a repetition. */
  readonly key: string;
  /** Citations of the clauses that required it, most decisive first. */
  readonly because: readonly [string, ...string[]];
}

export function posting(
  from: Account,
  to: Account,
  amount: Money,
  key: string,
  because: readonly [string, ...string[]],
): Posting {
  if (!(amount > 0)) throw new Error(`A posting moves a positive amount, not ${amount} (${key}).`);
  if (from === to) throw new Error(`A posting moves money between two accounts (${key}).`);
  return { from, to, amount, key, because };
}

/** No posting at all where nothing would move. */
export function postingsFor(
  from: Account,
  to: Account,
  amount: Money,
  key: string,
  because: readonly [string, ...string[]],
): readonly Posting[] {
  return amount === 0 ? [] : [posting(from, to, amount, key, because)];
}

/** The opposite of a posting: history is never changed, only answered. */
export function reverse(original: Posting, because: readonly [string, ...string[]]): Posting {
  const { from, to, amount, key } = original;
  return posting(to, from, amount, `${key}:reversed`, because);
}
