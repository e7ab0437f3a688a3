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
  /** Which visit goes on there, counted at this table; the last one, once it has left. */
  readonly visit: number;
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

/**
 * A visit is one person at one terminal, from taking the seat to leaving it. While it lasts, its credit and
 * its debts stand under the terminal; what is still open when it ends stands under the visit, so that the
 * next person is never touched (P21).
 */
export function visitName(table: string, terminal: string, visit: number): string {
  return `${table}/${terminal}/${visit}`;
}
