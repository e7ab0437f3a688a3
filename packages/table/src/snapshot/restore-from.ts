import { all, assert, err, ok, type Result } from '@baize/exact';
import { type TableRules, tableRules } from '../configuration/table-rules.ts';
import type { RoundPlay } from '../contributions.ts';
import {
  type AppendLog,
  appendItem,
  appendToLog,
  type Chunked,
  emptyLog,
  NO_ITEMS,
  withTotals,
} from '../evolve/persistent.ts';
import { freshPlay, mergeParts } from '../evolve/round.ts';
import type { Operations } from '../evolve.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';

import { invariantProblems } from '../scenario/invariants.ts';
import type { Fields } from '../scenario/phrase.ts';
import type { ConcludedRound, Round, TableState } from '../state.ts';
import { holdingsFrom } from '../terminal/holdings.ts';
import type { Done, Terminal } from '../terminal/terminal.ts';
import { isObject } from '../well-formed/shape.ts';
import { referenceProblem } from './reference-problem.ts';
import { type SnapshotProblem, toDamageProblem } from './snapshot-problem.ts';
import { snapshotShape } from './snapshot-shape.ts';
import {
  type ConcludedRead,
  type Entries,
  type OperationsSnapshot,
  type RoundRead,
  SNAPSHOT_FORMAT,
  type SnapshotRead,
  type TableSnapshot,
  type TerminalSnapshot,
} from './table-snapshot.ts';
import { readPlay } from './written-play.ts';

/** The table a snapshot was taken of, or why it cannot be told. */
export function restoreFrom(
  value: unknown,
  library: TableLibrary,
): Result<TableState, SnapshotProblem> {
  const snapshot = parseSnapshot(value, library);
  if (!snapshot.ok) return snapshot;
  const rules = rulesIn(snapshot.value, library);
  if (!rules.ok) return rules;
  const read = readRounds(snapshot.value, library);
  const stray = referenceProblem(read, rules.value);
  if (stray) return err(stray);
  const state = stateFrom(read, rules.value, library);
  const unsound = soundnessProblem(state);
  return unsound ? err(unsound) : ok(state);
}

function parseSnapshot(
  value: unknown,
  library: TableLibrary,
): Result<TableSnapshot, SnapshotProblem> {
  if (!isObject(value)) return err(toDamageProblem('', 'A snapshot is an object.'));
  if (value.format !== SNAPSHOT_FORMAT) {
    const message = `Only snapshots of the format ${SNAPSHOT_FORMAT} can be read.`;
    return err({ code: 'another-format', field: 'format', message });
  }
  const known = withAbsentParts(value, library);
  const problem = snapshotShape(library)(known, '');
  return problem
    ? err(toDamageProblem(problem.field, problem.message))
    : ok(known as unknown as TableSnapshot);
}

/** What mechanics have written as text becomes values, once for every round. */
function readRounds(
  { round, concluded, ...rest }: TableSnapshot,
  library: TableLibrary,
): SnapshotRead {
  return {
    ...rest,
    round: round && readPlay<RoundRead>(round, library),
    concluded: concluded.map((each) => readPlay<ConcludedRead>(each, library)),
  };
}

/** A mechanic that came to the house since the snapshot was taken has had no part in any round of it. */
function withAbsentParts(snapshot: Fields, library: TableLibrary): Fields {
  const { mechanics } = library;
  const round = mechanics.map((each) => each.round.fresh);
  const concluded = mechanics.map((each) => each.round.kept(freshPlay(library)));
  return {
    ...snapshot,
    round: withAbsent(snapshot.round, round),
    concluded: Array.isArray(snapshot.concluded)
      ? snapshot.concluded.map((each) => withAbsent(each, concluded))
      : snapshot.concluded,
  };
}

function withAbsent(round: unknown, parts: readonly object[]): unknown {
  if (!isObject(round)) return round;
  const absent = parts.filter((part) => Object.keys(part).every((name) => !(name in round)));
  return Object.assign({}, ...absent, round);
}

function rulesIn(
  { configs }: TableSnapshot,
  library: TableLibrary,
): Result<readonly TableRules[], SnapshotProblem> {
  return all(
    configs.map((config, index) => {
      const rules = tableRules(config, library);
      if (rules.ok) return rules;
      const { field, message } = rules.error;
      return err(toDamageProblem(`configs[${index}].${field}`, message));
    }),
  );
}

/** A table whose books do not balance has been tampered with, or was never one. */
function soundnessProblem(state: TableState): SnapshotProblem | null {
  try {
    const [first] = invariantProblems(state);
    return first === undefined ? null : toDamageProblem('', first);
  } catch {
    // Money throws where a sum leaves the safe range; here a damaged amount can make it do so.
    return toDamageProblem('', 'Amounts leave the safe range.');
  }
}

function stateFrom(
  snapshot: SnapshotRead,
  rules: readonly TableRules[],
  library: TableLibrary,
): TableState {
  const { sequence, isOpen, paused, suspended, equipment, roundNumber, round } = snapshot;
  return {
    sequence,
    rules: snapshot.config === null ? null : ruleAt(rules, snapshot.config),
    isOpen,
    paused,
    suspended,
    equipment,
    terminals: terminalsFrom(snapshot.terminals),
    terminalIndex: new Map(snapshot.terminals.map(({ id }, index) => [id, index])),
    carded: new Map(snapshot.carded),
    claimed: new Set(snapshot.claimed),
    service: new Map(snapshot.service),
    acts: snapshot.acts,
    roundNumber,
    committed: snapshot.committed,
    round: round && restoreRound(round, library),
    concluded: new Map(
      snapshot.concluded.map((each) => [each.id, restoreConcluded(each, rules, library)]),
    ),
    results: snapshot.results,
    approvals: new Map(snapshot.approvals.map((each) => [each.id, each])),
    matters: new Map(snapshot.matters),
    instruments: new Map(snapshot.instruments),
    tickets: new Map(snapshot.tickets),
    balances: new Map(snapshot.balances),
    meters: snapshot.meters,
    operations: operationsFrom(snapshot.operations),
    boxes: new Map(snapshot.boxes),
    [LIBRARY]: library,
  };
}

function ruleAt(rules: readonly TableRules[], place: number): TableRules {
  const found = rules[place];
  assert(found !== undefined, 'References have been looked up before.');
  return found;
}

/** Written out like every other round, so that it has their hidden shape. */
function restoreRound(round: RoundRead, library: TableLibrary): Round {
  // First what every round remembers, then what only some do, as it came to them.
  const shapes = library.mechanics.flatMap((each) => Object.keys(each.round.shapes));
  const names = new Set([...Object.keys(freshPlay(library)), ...shapes]);
  const play: RoundPlay = pickFields(round, [...names]);
  return withTotals({ ...round, play }, round.totals);
}

function restoreConcluded(
  round: ConcludedRead,
  rules: readonly TableRules[],
  { mechanics }: TableLibrary,
): ConcludedRound {
  const { id, number, status, result, closed, settled, visits } = round;
  const { config } = ruleAt(rules, round.config);
  const names = mechanics.flatMap((each) => Object.keys(each.round.keptShapes));
  const play: ConcludedRound['play'] = pickFields(round, names);
  return { id, number, config, status, result, closed, settled, visits, play };
}

/** The fields of a mechanic's part, which stand beside those of every round. */
function pickFields<Part>(whole: object, names: readonly string[]): Part {
  const entries = new Map(Object.entries(whole));
  // What a round remembers only sometimes is left out where it does not.
  const known = names.filter((name) => entries.has(name));
  return mergeParts<Part>(known.map((name) => ({ [name]: entries.get(name) }) as Partial<Part>));
}

function terminalsFrom(terminals: readonly TerminalSnapshot[]): Chunked<Terminal> {
  let list: Chunked<Terminal> = NO_ITEMS;
  for (const each of terminals) list = appendItem(list, terminalFrom(each));
  return list;
}

/** Written out like every other terminal, so that it has their hidden shape. */
function terminalFrom(terminal: TerminalSnapshot): Terminal {
  const { id, isSeated, visit, credit, holdings, staked, done, lastBets, locked, meters, own } =
    terminal;
  return {
    id,
    isSeated,
    visit,
    credit,
    holdings: holdingsFrom(holdings),
    staked,
    done: done.reduceRight<Done | null>((before, changes) => ({ changes, before }), null),
    lastBets,
    locked,
    meters,
    own,
  };
}

function operationsFrom(operations: OperationsSnapshot): Operations {
  const { bets, betsBefore, others, othersBefore } = operations;
  return {
    bets: logFrom(bets),
    betsBefore: logFrom(betsBefore),
    others: logFrom(others),
    othersBefore: logFrom(othersBefore),
  };
}

function logFrom(entries: Entries<string, number>): AppendLog<number> {
  let log = emptyLog<number>();
  for (const [key, value] of entries) log = appendToLog(log, key, value);
  return log;
}
