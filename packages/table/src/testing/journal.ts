import { emptyTable } from '@baize/house';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import { type Answer, operate } from '../decide.ts';
import type { Recorded } from '../event.ts';
import { replay } from '../evolve.ts';
import type { TableState } from '../state.ts';

/** A table driven command by command, with a clock that ticks once per command. */
export interface Journal {
  readonly state: () => TableState;
  readonly facts: () => readonly Recorded[];
  /** The time of the last command. */
  readonly now: () => number;
  /** Lets time pass before the next command. */
  readonly wait: (seconds: number) => void;
  /** Gives a command that must be accepted. */
  readonly give: (by: Actor, command: Command) => readonly Recorded[];
  /** Gives a command that needs two people, and has a second person agree to it. */
  readonly agree: (by: Actor, command: Command, second: Actor) => readonly Recorded[];
  /** Gives a command and shows the answer, whatever it is. */
  readonly ask: (by: Actor, command: Command) => Answer;
}

/** 1 January 2026, 08:00 UTC. */
const START = 1_767_254_400_000;

/** A table that has seen nothing yet, or one that plays on after a journal of its own. */
export function openJournal(past: readonly Recorded[] = []): Journal {
  let state = replay(emptyTable(), past);
  let at = past.at(-1)?.at ?? START;
  // Each operation leaves a fact at least, so that no name of one is given twice.
  let operations = past.length;
  const facts: Recorded[] = [...past];
  const ask = (by: Actor, command: Command): Answer => {
    operations += 1;
    at += 1000;
    const { answer, state: next } = operate(state, { op: `op-${operations}`, at, by, command });
    state = next;
    if (answer.type === 'accepted') facts.push(...answer.events);
    return answer;
  };
  const give = (by: Actor, command: Command) => {
    const answer = ask(by, command);
    if (answer.type === 'accepted') return answer.events;
    const why = answer.type === 'refused' ? answer.refusal.message : 'it was given before';
    throw new Error(`${command.type} was not accepted: ${why}`);
  };
  return {
    state: () => state,
    facts: () => facts,
    now: () => at,
    wait: (seconds) => {
      at += seconds * 1000;
    },
    ask,
    give,
    agree: (by, command, second) => {
      const [asked] = give(by, command);
      if (asked?.event.type !== 'ApprovalRequested')
        throw new Error(`${command.type} asks nobody.`);
      return give(second, { type: 'ApproveRequest', request: asked.event.approval.id });
    },
  };
}
