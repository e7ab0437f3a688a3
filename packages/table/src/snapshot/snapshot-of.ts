import type { TableConfig } from '../configuration/table-config.ts';
import { entriesOf, itemsOf } from '../evolve/persistent.ts';
import type { Operations } from '../evolve.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';
import type { Round, TableState } from '../state.ts';
import { holdingsAsList } from '../terminal/holdings.ts';
import type { Done, Terminal } from '../terminal/terminal.ts';
import {
  type OperationsSnapshot,
  type RoundSnapshot,
  SNAPSHOT_FORMAT,
  type TableSnapshot,
  type TerminalSnapshot,
} from './table-snapshot.ts';
import { writePlay } from './written-play.ts';

/** Everything a table knows, as data for JSON. */
export function snapshotOf(state: TableState): TableSnapshot {
  const configs = configsOf(state);
  const library = state[LIBRARY];
  const { sequence, isOpen, paused, suspended, equipment, roundNumber, round } = state;
  return {
    format: SNAPSHOT_FORMAT,
    sequence,
    configs,
    config: state.rules ? configs.indexOf(state.rules.config) : null,
    isOpen,
    paused,
    suspended,
    equipment,
    terminals: Array.from(itemsOf(state.terminals), terminalSnapshot),
    carded: [...state.carded],
    claimed: [...state.claimed],
    service: [...state.service],
    acts: state.acts,
    roundNumber,
    committed: state.committed,
    round: round && roundSnapshot(round, library),
    concluded: Array.from(state.concluded.values(), ({ play, ...each }) => ({
      ...each,
      ...writePlay(play, library),
      config: configs.indexOf(each.config),
    })),
    results: state.results,
    approvals: [...state.approvals.values()],
    matters: [...state.matters],
    instruments: [...state.instruments],
    tickets: [...state.tickets],
    balances: [...state.balances],
    meters: state.meters,
    operations: operationsSnapshot(state.operations),
    boxes: [...state.boxes],
  };
}

/** What a mechanic remembers stands beside what every round does. */
function roundSnapshot({ play, ...round }: Round, library: TableLibrary): RoundSnapshot {
  return { ...round, ...writePlay(play, library) };
}

function operationsSnapshot(operations: Operations): OperationsSnapshot {
  const { bets, betsBefore, others, othersBefore } = operations;
  return {
    bets: [...entriesOf(bets)],
    betsBefore: [...entriesOf(betsBefore)],
    others: [...entriesOf(others)],
    othersBefore: [...entriesOf(othersBefore)],
  };
}

function configsOf({ rules, concluded }: TableState): readonly TableConfig[] {
  const present = rules ? [rules.config] : [];
  return [...new Set([...present, ...Array.from(concluded.values(), (each) => each.config)])];
}

function terminalSnapshot(terminal: Terminal): TerminalSnapshot {
  const holdings = holdingsAsList(terminal.holdings);
  return { ...terminal, holdings, done: [...changesOf(terminal.done)] };
}

function* changesOf(done: Done | null): Generator<Done['changes']> {
  for (let each = done; each !== null; each = each.before) yield each.changes;
}
