import { type Money, minus, NOTHING, smaller } from '@baize/exact';
import { creditOf, type Posting, posting, postingsFor, receivableOf, winOf } from '@baize/ledger';
import type { Because } from '@baize/rules';

export interface ClawBack {
  readonly table: string;
  /** What each terminal is due, or below zero owes. */
  readonly changes: readonly { readonly terminal: string; readonly change: Money }[];
  /** What a terminal has at hand to give back. */
  readonly available: (terminal: string) => Money;
  /** The beginning of the key of a terminal's postings. */
  readonly key: (terminal: string) => string;
  readonly because: Because;
}

export interface ClawedBack {
  readonly postings: readonly Posting[];
  readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
}

/** Pays what is due; takes back what the credit holds, and books the rest as owed (P11). */
export function clawBack({ table, changes, available, key, because }: ClawBack): ClawedBack {
  const win = winOf(table);
  const postings: Posting[] = [];
  const owed: { terminal: string; amount: Money }[] = [];
  for (const { terminal, change } of changes) {
    const name = key(terminal);
    if (change > 0) postings.push(posting(win, creditOf(terminal), change, name, because));
    if (change >= 0) continue;
    const due = minus(NOTHING, change);
    const taken = smaller(due, available(terminal));
    const rest = minus(due, taken);
    postings.push(...postingsFor(creditOf(terminal), win, taken, name, because));
    postings.push(...postingsFor(receivableOf(terminal), win, rest, `${name}:owed`, because));
    if (rest > 0) owed.push({ terminal, amount: rest });
  }
  return { postings, owed };
}
