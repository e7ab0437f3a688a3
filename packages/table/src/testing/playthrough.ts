import { emptyTable, SHIPPED } from '@baize/house';
import fc from 'fast-check';
import type { Recorded } from '../event.ts';
import { replay } from '../evolve.ts';
import { plainState } from '../scenario/plain-state.ts';
import type { TableState } from '../state.ts';
import { anyCorruption, type Corruption, corrupt } from './hostile.ts';
import { leaks } from './leaks.ts';
import { listSource } from './list-source.ts';
import { attempt, CARELESS } from './simulator/attempt.ts';
import { type Floor, newFloor, sceneAt, type TableRun } from './simulator/floor.ts';
import { floorProblems, setUp } from './simulator/simulate-floor.ts';
import { give, type Turn, takeTurn } from './simulator/take-turn.ts';

/** What somebody does next, as choices; sometimes it arrives corrupted. Null is a step left out. */
interface Step {
  readonly choices: readonly number[];
  readonly corruption: Corruption | null;
}

/** The course of a table: how it is configured, and everything that is tried at it. */
export interface Playthrough {
  readonly opening: readonly number[];
  readonly steps: readonly (Step | null)[];
}

export const STEPS = 200;

const anyChoices = fc
  .uint32Array({ minLength: 24, maxLength: 24 })
  .map((choices): readonly number[] => [...choices]);

const anyStep: fc.Arbitrary<Step> = fc.record({
  choices: anyChoices,
  corruption: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anyCorruption },
  ),
});

/** Always the same number of steps; shrinking leaves out as many of them as it can. */
export const anyPlaythrough: fc.Arbitrary<Playthrough> = fc.record({
  opening: anyChoices,
  steps: fc.array(fc.option(anyStep, { freq: 10_000 }), { minLength: STEPS, maxLength: STEPS }),
});

const TERMINALS = 5;

/** Plays a course and says what is wrong at the first step after which anything is. */
export function problemsOf(game: string, { opening, steps }: Playthrough): readonly string[] {
  const floor = newFloor([game], TERMINALS, SHIPPED);
  const [run] = floor.tables;
  if (!run) return ['There is no table.'];
  const history = newHistory();
  const opened = setUp(floor, listSource(opening)).flatMap((turn) => takeNote(history, turn));
  if (opened.length > 0) return opened;
  for (const [index, step] of steps.entries()) {
    if (!step) continue;
    const turn = takeStep(floor, run, step);
    const problems = [
      ...takeNote(history, turn),
      ...floorProblems(floor),
      ...(index % 5 === 0 ? leaks(run.state, floor.clock, onlookerAt(index, floor)) : []),
    ];
    if (index % 50 === 0) history.past.push(momentOf(history, run.state));
    if (problems.length > 0) return [...problems, `after ${sayTurn(turn)}`, ...history.lately];
  }
  return pastProblems(history, run.state);
}

/** The terminals of the floor in turn, and then the display. */
function onlookerAt(index: number, { terminals }: Floor): string | null {
  return terminals[(index / 5) % (terminals.length + 1)] ?? null;
}

function takeStep(floor: Floor, run: TableRun, { choices, corruption }: Step): Turn {
  const source = listSource(choices);
  if (!corruption) return takeTurn(floor, source, CARELESS);
  floor.count += 1;
  const envelope = attempt(source, sceneAt(floor, run), `op-${floor.count}`, CARELESS);
  return give(floor, run, corrupt(envelope, corruption));
}

/** A state on the way of a course, with what it said at the time. */
interface Moment {
  readonly length: number;
  readonly state: TableState;
  readonly text: string;
}

interface History {
  readonly journal: Recorded[];
  readonly past: Moment[];
  /** The last few orders that were accepted, to be read by a person. */
  lately: readonly string[];
}

function newHistory(): History {
  return { journal: [], past: [], lately: [] };
}

function momentOf({ journal }: History, state: TableState): Moment {
  return { length: journal.length, state, text: textOf(state) };
}

function takeNote(history: History, turn: Turn): readonly string[] {
  if (turn.answer?.type === 'accepted') {
    history.journal.push(...turn.answer.events);
    history.lately = [sayTurn(turn), ...history.lately.slice(0, 11)];
  }
  return turn.problems;
}

/** Whatever has happened since, a state of the past is as it was, and its journal leads to it. */
function pastProblems(history: History, state: TableState): readonly string[] {
  const { journal, past } = history;
  return [...past, momentOf(history, state)].flatMap((each) => [
    ...(textOf(each.state) === each.text ? [] : ['An old state has changed.']),
    ...(textOf(replay(emptyTable(), journal.slice(0, each.length))) === each.text
      ? []
      : ['The journal leads elsewhere.']),
  ]);
}

function textOf(state: TableState): string {
  return JSON.stringify(plainState(state));
}

function sayTurn({ envelope, answer }: Turn): string {
  const code = answer?.type === 'refused' ? answer.refusal.code : (answer?.type ?? 'broken');
  return `${JSON.stringify(envelope.command, readable)} by ${JSON.stringify(envelope.by, readable)}: ${code}`;
}

function readable(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value;
}
