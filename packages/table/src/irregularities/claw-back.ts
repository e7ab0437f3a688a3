import { type Money, minus, NOTHING, smaller, total } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import {
  commissionOf,
  creditOf,
  type Posting,
  postingsFor,
  receivableOf,
  winOf,
} from '@baize/ledger';
import type { TableBook } from '../contributions.ts';
import { floorRule } from '../refusal.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { PayableFunds } from './payable-funds.ts';

export interface ClawBack extends PayableFunds {
  readonly table: string;
  /** What each terminal is due, or below zero owes. */
  readonly changes: readonly { readonly terminal: string; readonly change: Money }[];
  /** The beginning of the key of a terminal's postings. */
  readonly key: (terminal: string) => string;
  readonly because: Because;
  /** The reading on money that is taken back, for the postings that take some. */
  readonly clawBack: Because;
}

export interface ClawedBack {
  readonly postings: readonly Posting[];
  readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
  /** Who had left by then, and as which visit; absent where everybody is still there. */
  readonly left?: readonly { readonly terminal: string; readonly visit: string }[];
}

/** What a book says of money that is taken back from a player (P11). */
export function clawBackReasons(book: TableBook): Because {
  return ruleOf(book, 'claw-back');
}

/**
 * Pays what is due, less what is owed; takes back what the credit holds, and the rest is owed (P11). Whoever is only
 * paid reads nothing of money taken back: the reasons of the whole speak of it where some is.
 */
export function clawBack(given: ClawBack): ClawedBack & { readonly because: Because } {
  const parts = given.changes.map(({ terminal, change }): ClawedBack => {
    const visit = change === 0 ? null : given.left(terminal);
    if (visit !== null) return afterLeaving(terminal, visit, change, given);
    return change < 0
      ? takeBack(terminal, minus(NOTHING, change), given)
      : { postings: giveBack(terminal, change, given), owed: [] };
  });
  const left = parts.flatMap((part) => part.left ?? []);
  const isTaken = given.changes.some(({ change }) => change < 0);
  return {
    owed: parts.flatMap((part) => part.owed),
    postings: parts.flatMap((part) => part.postings),
    ...(left.length === 0 ? {} : { left }),
    because: isTaken ? because(...given.because, ...given.clawBack) : given.because,
  };
}

/** What is due to a visit that ended is kept for it; what it should not have had, it owes (P21). */
function afterLeaving(
  terminal: string,
  visit: string,
  change: Money,
  { table, key, because: cause, clawBack: taking }: ClawBack,
): ClawedBack {
  const own = receivableOf(visit);
  const win = winOf(table);
  const name = key(terminal);
  const left = [{ terminal, visit }];
  const reasons: Because =
    change > 0
      ? because(...cause, ...floorRule('claim', 'visit'))
      : because(...cause, ...taking, ...floorRule('visit'));
  if (change > 0) {
    return { postings: postingsFor(win, own, change, `${name}:kept`, reasons), owed: [], left };
  }
  const due = minus(NOTHING, change);
  return {
    postings: postingsFor(own, win, due, `${name}:owed`, reasons),
    owed: [{ terminal, amount: due }],
    left,
  };
}

export interface Resettled {
  readonly table: string;
  readonly before: readonly SettledTerminal[];
  readonly after: readonly SettledTerminal[];
  readonly because: Because;
}

/** Commission goes with the winnings it was taken of: more of it where more is won, back where less is. */
export function resettleCommission(
  key: (terminal: string) => string,
  { table, before, after, because }: Resettled,
): readonly Posting[] {
  const win = winOf(table);
  const commission = commissionOf(table);
  const terminals = new Set([...before, ...after].map(({ terminal }) => terminal));
  return [...terminals].flatMap((terminal) => {
    const more = minus(commissionIn(after, terminal), commissionIn(before, terminal));
    const name = `${key(terminal)}:commission`;
    return more < 0
      ? postingsFor(commission, win, minus(NOTHING, more), name, because)
      : postingsFor(win, commission, more, name, because);
  });
}

function commissionIn(settled: readonly SettledTerminal[], terminal: string): Money {
  const own = settled.filter((each) => each.terminal === terminal);
  return total(own.flatMap(({ lines }) => lines.map(({ commission }) => commission)));
}

function takeBack(
  terminal: string,
  due: Money,
  { table, available, key, because: cause, clawBack: taking }: ClawBack,
): ClawedBack {
  const reasons = because(...cause, ...taking);
  const win = winOf(table);
  const name = key(terminal);
  const taken = smaller(due, available(terminal));
  const rest = minus(due, taken);
  return {
    postings: [
      ...postingsFor(creditOf(terminal), win, taken, name, reasons),
      ...postingsFor(receivableOf(terminal), win, rest, `${name}:owed`, reasons),
    ],
    owed: rest > 0 ? [{ terminal, amount: rest }] : [],
  };
}

/** Who owes and is owed is square before anything is paid out: nobody walks off with what they owe. */
function giveBack(
  terminal: string,
  due: Money,
  { table, owing, key, because: cause }: ClawBack,
): readonly Posting[] {
  const win = winOf(table);
  const name = key(terminal);
  const settled = smaller(due, owing(terminal));
  const reasons = settled > 0 ? because(...cause, ...floorRule('owed-first')) : cause;
  return [
    ...postingsFor(win, receivableOf(terminal), settled, `${name}:settles`, reasons),
    ...postingsFor(win, creditOf(terminal), minus(due, settled), name, reasons),
  ];
}
