import { type Balances, balanceOf, creditOf, type Meters, post } from '@baize/ledger';
import type { TableEvent } from '../event.ts';
import { LIBRARY } from '../library.ts';
import { itemAt, replaceItem } from '../persistent/append-log.ts';
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
    own: change.own ?? terminal.own,
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
    own: terminal.own,
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
    sequence,
    rules: state.rules,
    isOpen: state.isOpen,
    paused: state.paused,
    suspended: state.suspended,
    equipment: state.equipment,
    terminals,
    terminalIndex: state.terminalIndex,
    carded: state.carded,
    claimed: state.claimed,
    service: state.service,
    acts: state.acts,
    roundNumber: state.roundNumber,
    committed: state.committed,
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
    // Last, because an engine lays out at once only what stands before the first name that is computed.
    [LIBRARY]: state[LIBRARY],
  };
}

/** The state with one terminal changed; one that has never been here is left alone. */
export function withTerminal(
  state: TableState,
  id: string,
  change: (terminal: Terminal) => Terminal,
): TableState {
  const index = state.terminalIndex.get(id);
  const terminal = index === undefined ? undefined : itemAt(state.terminals, index);
  if (index === undefined || !terminal) return state;
  return { ...state, terminals: replaceItem(state.terminals, index, change(terminal)) };
}

/** Both the terminal's meters and the table's count the same thing. */
export function withMeters(
  state: TableState,
  id: string,
  count: (meters: Meters) => Meters,
): TableState {
  const next = withTerminal(state, id, (terminal) =>
    terminalWith(terminal, { meters: count(terminal.meters) }),
  );
  return { ...next, meters: count(next.meters) };
}

/** Balances follow from postings, and a terminal's credit from its balance. */
export function withPostings(state: TableState, event: TableEvent): TableState {
  if (!('postings' in event) || event.postings.length === 0) return state;
  const balances = post(state.balances, event.postings);
  const touched = new Set<string>();
  for (const { from, to } of event.postings) {
    if (from.startsWith('credit:')) touched.add(from.slice(7));
    if (to.startsWith('credit:')) touched.add(to.slice(7));
  }
  return { ...state, balances, terminals: withCredits(state, balances, touched) };
}

function withCredits(state: TableState, balances: Balances, touched: ReadonlySet<string>) {
  let { terminals } = state;
  for (const id of touched) {
    const index = state.terminalIndex.get(id);
    const terminal = index === undefined ? undefined : itemAt(terminals, index);
    if (index === undefined || !terminal) continue;
    const credit = balanceOf(balances, creditOf(id));
    terminals = replaceItem(terminals, index, terminalWith(terminal, { credit }));
  }
  return terminals;
}
