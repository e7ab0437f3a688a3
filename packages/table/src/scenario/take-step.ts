import { PHASES, type StepName } from '@baize/game';
import type { Actor } from '../authority/actor.ts';
import { stepsAt } from '../authority/guard.ts';
import type { CommandEntry } from '../commands/command-entry.ts';
import { commandsOf } from '../commands/registry.ts';
import { LIBRARY } from '../library.ts';
import type { TableState } from '../state.ts';
import type { Draft } from './draft.ts';
import type { ScenarioMove } from './own-step.ts';
import { type Play, type Played, playCommand, repeatLast, wait } from './play.ts';
import type { Step } from './scenario.ts';

/** The table after a step, with the answer to each order it took. */
export interface Taken {
  readonly play: Play;
  readonly answers: readonly Played[];
  /** Why the step could not be taken at all. */
  readonly problem: string | null;
}

const DEALER: Actor = { kind: 'staff', id: 'dealer', position: 'dealer' };

export function takeStep(play: Play, step: Step): Taken {
  switch (step.step) {
    case 'order':
      return once(play, step.by, step.draft, step.round);
    case 'again': {
      const again = repeatLast(play);
      if (!again) return { play, answers: [], problem: 'there was nothing to repeat' };
      return takenFrom(again);
    }
    case 'wait':
      return { play: wait(play, step.milliseconds), answers: [], problem: null };
    case 'reach':
      return reach(play, step.phase);
    case 'own':
      return chain(
        { play, answers: [], problem: null },
        step.moves.map((move) => (next) => takeMove(next, move)),
      );
  }
}

function takeMove(play: Play, move: ScenarioMove): Taken {
  if ('until' in move) return until(play, move.until);
  if ('reach' in move) return reach(play, move.reach);
  return once(play, DEALER, move.order(play.state));
}

function once(play: Play, by: Actor, draft: Draft, round: string | null = null): Taken {
  return takenFrom(playCommand(play, { by, draft, ...(round === null ? {} : { round }) }));
}

export function takenFrom(answered: Played): Taken {
  return { play: answered.play, answers: [answered], problem: null };
}

/** Whether the last order was refused, so that what builds on it makes no sense. */
export function isRefused({ answers }: Taken): boolean {
  return answers.at(-1)?.answer.type === 'refused';
}

function chain(first: Taken, steps: readonly ((play: Play) => Taken)[]): Taken {
  return steps.reduce((before, step) => {
    if (before.problem !== null || isRefused(before)) return before;
    const after = step(before.play);
    return { ...after, answers: [...before.answers, ...after.answers] };
  }, first);
}

function phaseOf({ state }: Play): string {
  return state.round?.phase ?? 'idle';
}

function reach(play: Play, phase: string): Taken {
  return stepUntil(
    play,
    (now) => phaseOf(now) === phase,
    `the procedure does not lead to ${phase}`,
  );
}

/** Goes on until a step comes up that needs more than the dealer's hand. */
function until(play: Play, step: StepName): Taken {
  const problem = `the procedure does not lead to ${step}`;
  return stepUntil(play, (now) => phaseOf(now) !== 'idle' && nextStep(now.state) === null, problem);
}

function stepUntil(play: Play, isThere: (play: Play) => boolean, problem: string): Taken {
  let taken: Taken = { play, answers: [], problem: null };
  // No procedure has more steps than there are phases.
  for (let left = PHASES.length; left > 0; left -= 1) {
    if (isThere(taken.play)) return taken;
    const next = nextStep(taken.play.state);
    if (!next) return { ...taken, problem };
    const after = once(taken.play, DEALER, next);
    taken = { ...after, answers: [...taken.answers, ...after.answers] };
    if (isRefused(after)) return taken;
  }
  return { ...taken, problem };
}

/** The next step of the procedure as a command, or null where one needs an outcome for it. */
function nextStep(state: TableState): Draft | null {
  const { rules } = state;
  const [next] = rules ? stepsAt(state, rules) : [];
  if (!rules || !next) return null;
  const draft = rules.mechanic.knownStep(state, next) ?? plainStep(state, next.step);
  if (!draft) return null;
  const isVirtual = rules.config.resultSource === 'virtual' && state.round === null;
  if (!isVirtual) return draft;
  return { ...draft, fields: { ...draft.fields, commitment: 'committed' } };
}

/** A step that a dealer takes without having to know anything. */
function plainStep(state: TableState, step: NonNullable<CommandEntry['takes']>): Draft | null {
  const { taking, entries } = commandsOf(state[LIBRARY]);
  const type = taking(step);
  if (!type) return null;
  const needed = Object.values(entries[type].fields).filter((field) => field.from !== 'floor');
  return needed.length === 0 ? { type, fields: {} } : null;
}
