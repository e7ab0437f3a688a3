import type { Money } from '@baize/exact';
import type { Meters } from '@baize/ledger';
import type { StakeChange } from '../event.ts';

/** A stake on an area, and when this terminal first bet there: earlier bettors come first. */
export interface Holding {
  readonly stake: Money;
  readonly since: number;
}

/** What was done, newest first, so that it can be undone. */
export interface Done {
  readonly changes: readonly StakeChange[];
  readonly before: Done | null;
}

export interface Terminal {
  readonly id: string;
  /** False once it has left; its place in the list stays. */
  readonly isSeated: boolean;
  /** The balance of its credit account; stakes not yet closed are still in it. */
  readonly credit: Money;
  /** By area index. */
  readonly holdings: readonly (Holding | undefined)[];
  /** The sum of the holdings. */
  readonly staked: Money;
  readonly done: Done | null;
  /** The bets of the last round it bet in, to be repeated. */
  readonly lastBets: readonly { readonly bet: string; readonly stake: Money }[];
  readonly locked: { readonly reason: string } | null;
  readonly meters: Meters;
}

/** What can be staked: credit less the bets already lying. */
export function spendable(terminal: Terminal): Money {
  return (terminal.credit - terminal.staked) as Money;
}
