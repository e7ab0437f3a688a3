import { type Money, minus, NOTHING } from '@baize/exact';
import { balanceOf, receivableOf } from '@baize/ledger';
import type { TableState } from '../state.ts';
import { spendable, terminalOf } from '../terminal/terminal.ts';
import { visitLeft } from '../terminal/visit.ts';

/** What terminals have, and what they owe, when money goes back or forth after the fact. */
export interface PayableFunds {
  /** What a terminal has at hand to give back. */
  readonly available: (terminal: string) => Money;
  /** What a terminal still owes from corrections before. */
  readonly owing: (terminal: string) => Money;
  /** The visit the money is kept for or owed by, where whoever it was has left; null where they are there. */
  readonly left: (terminal: string) => string | null;
}

/** What there is now, for what a round of the past did: null where it is about no such round. */
export function payableFundsIn(state: TableState, round: string | null): PayableFunds {
  return {
    left: (id) => visitLeft(state, id, round),
    available: (id) => {
      const terminal = terminalOf(state, id);
      return terminal ? spendable(terminal) : NOTHING;
    },
    // A receivable is negative by what is owed.
    owing: (id) => minus(NOTHING, balanceOf(state.balances, receivableOf(id))),
  };
}
