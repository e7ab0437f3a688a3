import { type Balances, balanceOf, creditOf, type Meters, post } from '@baize/ledger';
import type { TableEvent } from '../event.ts';
import { LIBRARY } from '../library.ts';
import type { Round, TableState } from '../state.ts';
import type { Terminal } from '../terminal/terminal.ts';

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
    tickets: state.tickets,
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

/**
 * A growing map that old states may keep looking into. Entries are appended in place while the log
 * is the newest one; a state from before sees only what was there then, and appending to an old
 * state copies. So it behaves as a value, and appending to the newest costs nothing.
 */
export interface AppendLog<T> {
  /** By key: its place among the values. */
  readonly places: Map<string, number>;
  readonly values: T[];
  /** How many of the values this log has; a newer one may have appended more. */
  readonly length: number;
}

export function emptyLog<T>(): AppendLog<T> {
  return { places: new Map(), values: [], length: 0 };
}

export function entryOf<T>(log: AppendLog<T>, key: string): T | undefined {
  if (log.length === 0) return undefined;
  const place = log.places.get(key);
  return place !== undefined && place < log.length ? log.values[place] : undefined;
}

/** Adds an entry; an existing one is left as it is. */
export function appendToLog<T>(log: AppendLog<T>, key: string, value: T): AppendLog<T> {
  const { places, values, length } = log;
  const place = places.get(key);
  if (place !== undefined && place < length) return log;
  if (values.length !== length) return appendToLog(copyLog(log), key, value);
  places.set(key, length);
  values.push(value);
  return { places, values, length: length + 1 };
}

/** What the log holds, oldest first. */
export function* entriesOf<T>(log: AppendLog<T>): Generator<readonly [key: string, value: T]> {
  for (const [key, place] of log.places) {
    if (place >= log.length) return;
    const value = log.values[place];
    if (value !== undefined) yield [key, value];
  }
}

/** A log of its own for a state from before. Only what that state has is looked at, however much has come since. */
function copyLog<T>(log: AppendLog<T>): AppendLog<T> {
  const { length } = log;
  const places = new Map<string, number>();
  for (const [key, place] of log.places) {
    if (place >= length) break;
    places.set(key, place);
  }
  return { places, values: log.values.slice(0, length), length };
}

/** Near the square root of the terminals at a full table, where the list of chunks and a chunk are equally long. */
const SIZE = 32;

/**
 * A list that is never changed in place, yet replaces one item at the cost of one small chunk: a
 * table has hundreds of terminals and a bet changes one of them.
 */
export interface Chunked<T> {
  readonly chunks: readonly (readonly T[])[];
  readonly length: number;
}

export const NO_ITEMS: Chunked<never> = { chunks: [], length: 0 };

export function itemAt<T>(list: Chunked<T>, index: number): T | undefined {
  return list.chunks[(index / SIZE) | 0]?.[index % SIZE];
}

export function replaceItem<T>(list: Chunked<T>, index: number, item: T): Chunked<T> {
  const chunks = list.chunks.slice();
  const chunk = (chunks[(index / SIZE) | 0] ?? []).slice();
  chunk[index % SIZE] = item;
  chunks[(index / SIZE) | 0] = chunk;
  return { chunks, length: Math.max(list.length, index + 1) };
}

export function appendItem<T>(list: Chunked<T>, item: T): Chunked<T> {
  return replaceItem(list, list.length, item);
}

export function mapItems<T>(list: Chunked<T>, change: (item: T) => T): Chunked<T> {
  return { chunks: list.chunks.map((chunk) => chunk.map(change)), length: list.length };
}

export function* itemsOf<T>(list: Chunked<T>): Generator<T> {
  for (const chunk of list.chunks) yield* chunk;
}
