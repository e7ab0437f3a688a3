import { type Money, minus, NOTHING } from '@baize/exact';
import { balanceOf, receivableOf } from '@baize/ledger';
import { terminalOf } from '../session/find-seated.ts';
import { spendable } from '../session/terminal.ts';
import type { TableState } from '../state.ts';

/** What terminals have, and what they owe, when money goes back or forth after the fact. */
export interface PayableFunds {
  /** What a terminal has at hand to give back. */
  readonly available: (terminal: string) => Money;
  /** What a terminal still owes from corrections before. */
  readonly owing: (terminal: string) => Money;
}

export function payableFundsIn(state: TableState): PayableFunds {
  return {
    available: (id) => {
      const terminal = terminalOf(state, id);
      return terminal ? spendable(terminal) : NOTHING;
    },
    // A receivable is negative by what is owed.
    owing: (id) => minus(NOTHING, balanceOf(state.balances, receivableOf(id))),
  };
}
