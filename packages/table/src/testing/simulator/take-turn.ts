import type { CommandEnvelope } from '../../command.ts';
import { type Answer, operate } from '../../decide.ts';
import type { Recorded } from '../../event.ts';
import { among, oneIn, type Source } from '../../plausible/source.ts';
import { attempt, type Carelessness } from './attempt.ts';
import { type Floor, noteOnFloor, type Remembered, sceneAt, type TableRun } from './floor.ts';
import { watchTurn } from './watch.ts';

/** One order at one table, and what was found wrong after it. */
export interface Turn {
  readonly table: string;
  readonly envelope: CommandEnvelope;
  /** Null where the table did not answer at all, but broke. */
  readonly answer: Answer | null;
  readonly problems: readonly string[];
}

const SECONDS = 1000;
const HOURS = 3_600_000;

/** Somebody somewhere on the floor does something. */
export function takeTurn(floor: Floor, source: Source, careless: Carelessness): Turn {
  const run = among(source, floor.tables);
  pass(floor, source);
  floor.count += 1;
  const again = oneIn(source, 40) ? pickRemembered(source, run) : null;
  if (again) return repeat(floor, run, again, source);
  return give(floor, run, attempt(source, sceneAt(floor, run), `op-${floor.count}`, careless));
}

/** Mostly a second or two goes by at each table; now and then everybody goes home for a day. */
function pass(floor: Floor, source: Source): void {
  floor.clock += Math.floor(source(4 * SECONDS) / floor.tables.length);
  if (oneIn(source, 500)) floor.clock += source(36 * HOURS);
}

/** Gives an order to a table and looks whether all is still sound. */
export function give(floor: Floor, run: TableRun, envelope: CommandEnvelope): Turn {
  const { table, state: before, watch } = run;
  try {
    const { answer, state } = operate(before, envelope);
    run.state = state;
    if (answer.type === 'accepted') {
      for (const fact of answer.events) noteOnFloor(floor, run, fact);
      remember(run, envelope, answer.events[0]);
    }
    return { table, envelope, answer, problems: watchTurn(watch, before, answer, state, envelope) };
  } catch (error) {
    return { table, envelope, answer: null, problems: [`It broke: ${String(error)}`] };
  }
}

const REMEMBERED = 60;

function remember(run: TableRun, envelope: CommandEnvelope, first: Recorded | undefined): void {
  if (first === undefined) return;
  const { sequence, event } = first;
  const isBet = event.type === 'BetsChanged';
  const { roundNumber } = run.state;
  const latest = { envelope, sequence, isBet, roundNumber };
  run.remembered = [...run.remembered.slice(1 - REMEMBERED), latest];
}

/** An order the table must still know: a bet of this round or the one before it, or anything else. */
function pickRemembered(source: Source, { remembered: all, state }: TableRun): Remembered | null {
  const recent = all.filter((each) => !each.isBet || state.roundNumber - each.roundNumber <= 1);
  return recent.length === 0 ? null : among(source, recent);
}

/** The same operation arrives again, as it was or with something else in it. */
function repeat(
  floor: Floor,
  run: TableRun,
  { envelope, sequence }: Remembered,
  source: Source,
): Turn {
  const command = oneIn(source, 2) ? envelope.command : ({ type: 'CloseTable' } as const);
  const turn = give(floor, run, { ...envelope, at: floor.clock, command });
  const isFirstAnswer = turn.answer?.type === 'repeated' && turn.answer.sequence === sequence;
  if (isFirstAnswer) return turn;
  return {
    ...turn,
    problems: [...turn.problems, `${envelope.op} was not answered as the first time.`],
  };
}
