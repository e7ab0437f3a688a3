import type { Actor } from '../authority/actor.ts';
import type { CommandEnvelope } from '../command.ts';
import { type Answer, operateOnce } from '../decide.ts';
import { emptyTable } from '../initial-state.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';
import { floorRule, noRefusals, type RefusalMemory, refuse } from '../refusal.ts';

import type { TableState } from '../state.ts';
import { parseCommand } from '../well-formed/parse-command.ts';
import { completeDraft, type Draft } from './draft.ts';

/** A table that is driven from outside, with a clock and operation ids that count up. */
export interface Play {
  readonly state: TableState;
  readonly refusals: RefusalMemory;
  /** Virtual milliseconds. */
  readonly clock: number;
  /** How many orders there have been. */
  readonly count: number;
  readonly last: CommandEnvelope | null;
}

/** An order of which only the person and the command must be said. */
export interface Request {
  readonly by: Actor;
  readonly draft: Draft;
  readonly op?: string;
  readonly at?: number;
  /** The round it is meant for. */
  readonly round?: string;
}

export interface Played {
  readonly play: Play;
  readonly op: string;
  readonly at: number;
  readonly by: Actor;
  readonly answer: Answer;
}

const SECOND = 1000;

export function newPlay(library: TableLibrary): Play {
  return { state: emptyTable(library), refusals: noRefusals(), clock: 0, count: 0, last: null };
}

/** Gives an order; the clock goes on by a second unless the order brings its own time. */
export function playCommand(play: Play, { by, draft, op, at, round }: Request): Played {
  const count = play.count + 1;
  const clock = at ?? play.clock + SECOND;
  const id = op ?? `${count}`;
  const command = parseCommand(completeDraft(draft, by, play.state), play.state[LIBRARY]);
  const ahead = { ...play, clock, count };
  if (!command.ok) {
    const { field, message } = command.error;
    const { error } = refuse('malformed-command', message, floorRule('well-formed'), { field });
    const answer: Answer = { type: 'refused', refusal: error };
    return { play: ahead, op: id, at: clock, by, answer };
  }
  const meant = round === undefined ? {} : { round };
  return giveCommand(ahead, { op: id, at: clock, by, ...meant, command: command.value });
}

/** Gives the last order once more, as a network would that has lost the answer. */
export function repeatLast(play: Play): Played | null {
  return play.last && giveCommand(play, play.last);
}

export function wait(play: Play, milliseconds: number): Play {
  return { ...play, clock: play.clock + milliseconds };
}

function giveCommand(play: Play, envelope: CommandEnvelope): Played {
  const { state, refusals, answer } = operateOnce(play.state, play.refusals, envelope);
  const { op, at, by } = envelope;
  return { play: { ...play, state, refusals, last: envelope }, op, at, by, answer };
}
