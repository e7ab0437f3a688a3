import { LIBRARY } from '../library.ts';
import type { Terminal } from '../session/terminal.ts';
import type { Round, TableState } from '../state.ts';

/*
 * Copies of what changes with every bet, written out field by field. Engines give objects that are
 * written alike one hidden shape, but copies made by spreading many; a bet costs half as much when
 * every table, round and terminal has the same shape. The compiler sees to it that no field is missed.
 */

export function terminalWith(terminal: Terminal, change: Partial<Terminal>): Terminal {
  const { done, locked } = change;
  return {
    id: change.id ?? terminal.id,
    isSeated: change.isSeated ?? terminal.isSeated,
    visit: change.visit ?? terminal.visit,
    credit: change.credit ?? terminal.credit,
    holdings: change.holdings ?? terminal.holdings,
    staked: change.staked ?? terminal.staked,
    done: done === undefined ? terminal.done : done,
    lastBets: change.lastBets ?? terminal.lastBets,
    locked: locked === undefined ? terminal.locked : locked,
    meters: change.meters ?? terminal.meters,
  };
}

/** A terminal with other stakes, while bets are open. */
export function withStakes(
  terminal: Terminal,
  holdings: Terminal['holdings'],
  staked: Terminal['staked'],
  done: Terminal['done'],
): Terminal {
  return {
    id: terminal.id,
    isSeated: terminal.isSeated,
    visit: terminal.visit,
    credit: terminal.credit,
    holdings,
    staked,
    done,
    lastBets: terminal.lastBets,
    locked: terminal.locked,
    meters: terminal.meters,
  };
}

/** A round with other totals, while bets are open. */
export function withTotals(round: Round, totals: Round['totals']): Round {
  return {
    id: round.id,
    number: round.number,
    phase: round.phase,
    commitment: round.commitment,
    betsOpenedAt: round.betsOpenedAt,
    closesAt: round.closesAt,
    totals,
    closed: round.closed,
    result: round.result,
    settled: round.settled,
    isCorrected: round.isCorrected,
    suspendAfter: round.suspendAfter,
    presence: round.presence,
    play: round.play,
  };
}

/** What is different about a table after any event. */
export type Advance = Pick<TableState, 'sequence' | 'operations'>;

export function applyAdvance(state: TableState, advance: Advance): TableState {
  return stateWith(state, advance, state.round, state.terminals);
}

export function stateWith(
  state: TableState,
  { sequence, operations }: Advance,
  round: TableState['round'],
  terminals: TableState['terminals'],
): TableState {
  return {
    [LIBRARY]: state[LIBRARY],
    sequence,
    rules: state.rules,
    isOpen: state.isOpen,
    paused: state.paused,
    suspended: state.suspended,
    equipment: state.equipment,
    terminals,
    terminalIndex: state.terminalIndex,
    carded: state.carded,
    service: state.service,
    roundNumber: state.roundNumber,
    round,
    concluded: state.concluded,
    results: state.results,
    approvals: state.approvals,
    matters: state.matters,
    instruments: state.instruments,
    balances: state.balances,
    meters: state.meters,
    operations,
    boxes: state.boxes,
  };
}
