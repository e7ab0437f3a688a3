import { type Money, ok, type Result } from '@baize/exact';
import { creditByMeters, type Meters } from '@baize/ledger';
import type { StakeChange, TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { itemAt } from '../persistent/append-log.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { ClosedStakes } from '../round/settled.ts';
import type { TableState } from '../state.ts';
import type { OwnVisitLimits } from './own-limits.ts';

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
  /** What whoever sits there has set for themselves, as long as they are there. */
  readonly own: OwnVisitLimits;
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

export function terminalOf(state: TableState, id: string): Terminal | undefined {
  const index = state.terminalIndex.get(id);
  const terminal = index === undefined ? undefined : itemAt(state.terminals, index);
  return terminal?.isSeated ? terminal : undefined;
}

/** A terminal that is seated here and not locked, or why it may not act. */
export function findSeated(state: TableState, id: string): Result<Terminal, Refusal> {
  const terminal = terminalOf(state, id);
  if (!terminal) {
    const message = `Terminal ${id} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminal' });
  }
  if (terminal.locked) {
    const message = `Terminal ${id} is locked: ${terminal.locked.reason}`;
    return refuse('terminal-locked', message, floorRule('self-audit'));
  }
  return ok(terminal);
}

/** Locks every terminal of a round whose credit is not what its meters say. */
export function selfAudit(
  state: TableState,
  closed: readonly ClosedStakes[],
): readonly TableEvent[] {
  return closed.flatMap(({ terminal: id }): TableEvent[] => {
    const terminal = terminalOf(state, id);
    if (!terminal || terminal.locked) return [];
    const expected = creditByMeters(terminal.meters);
    if (expected === terminal.credit) return [];
    return [
      {
        type: 'TerminalLocked',
        terminal: id,
        reason: 'The credit differs from the meters.',
        expected,
        found: terminal.credit,
        because: floorRule('self-audit'),
      },
    ];
  });
}
