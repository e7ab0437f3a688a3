import type { Actor } from '../authority/actor.ts';
import type { Order } from '../command.ts';
import { floorRule } from '../floor-rules.ts';
import { emptyTable } from '../initial-state.ts';
import { type Answer, operate } from '../operate.ts';
import { refuse } from '../refuse.ts';
import type { TableState } from '../state.ts';
import { parseCommand } from '../well-formed/parse-command.ts';
import { completed, type Draft } from './draft.ts';

/** A table that is driven from outside, with a clock and operation ids that count up. */
export interface Play {
  readonly state: TableState;
  /** Virtual milliseconds. */
  readonly clock: number;
  /** How many orders there have been. */
  readonly count: number;
  readonly last: Order | null;
}

/** An order of which only the person and the command must be said. */
export interface Request {
  readonly by: Actor;
  readonly draft: Draft;
  readonly op?: string;
  readonly at?: number;
}

export interface Played {
  readonly play: Play;
  readonly op: string;
  readonly at: number;
  readonly by: Actor;
  readonly answer: Answer;
}

const SECOND = 1000;

export function newPlay(): Play {
  return { state: emptyTable(), clock: 0, count: 0, last: null };
}

/** Gives an order; the clock goes on by a second unless the order brings its own time. */
export function played(play: Play, { by, draft, op, at }: Request): Played {
  const count = play.count + 1;
  const clock = at ?? play.clock + SECOND;
  const id = op ?? `${count}`;
  const command = parseCommand(completed(draft, by, play.state));
  const ahead = { ...play, clock, count };
  if (!command.ok) {
    const { field, message } = command.error;
    const { error } = refuse('malformed-command', message, floorRule('well-formed'), { field });
    const answer: Answer = { type: 'refused', refusal: error };
    return { play: ahead, op: id, at: clock, by, answer };
  }
  return given(ahead, { op: id, at: clock, by, command: command.value });
}

/** Gives the last order once more, as a network would that has lost the answer. */
export function repeated(play: Play): Played | null {
  return play.last && given(play, play.last);
}

export function waited(play: Play, milliseconds: number): Play {
  return { ...play, clock: play.clock + milliseconds };
}

function given(play: Play, order: Order): Played {
  const { state, answer } = operate(play.state, order);
  const { op, at, by } = order;
  return { play: { ...play, state, last: order }, op, at, by, answer };
}
