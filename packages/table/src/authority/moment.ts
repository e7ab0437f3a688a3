import type { Err } from '@baize/exact';
import { type ProcedureStep, ruleOf, type StepName } from '@baize/game';
import type { CommandEntry } from '../commands/command-entry.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import type { TableState } from '../state.ts';

/** Whether it is the moment for a command, by the procedure of the rulebook. */
export function momentFault(
  { at }: { readonly at: number },
  { when, isAnyMoment }: CommandEntry,
  state: TableState,
  rules: TableRules,
): Err<Refusal> | null {
  const { round } = state;
  switch (when) {
    case 'any':
      return null;
    case 'between-rounds':
      if (round === null) return null;
      return refuse(
        'round-in-progress',
        'This can only be done between rounds.',
        floorRule('between-rounds'),
        { phase: round.phase },
      );
    case 'in-round':
      return round === null ? noRound(rules) : null;
    case 'while-betting':
      return bettingFault(at, state, rules);
    default:
      return isAnyMoment ? null : stepFault(when, state, rules);
  }
}

function noRound({ book }: TableRules): Err<Refusal> {
  return refuse('no-round', 'No round is in progress.', ruleOf(book, 'bets-open'));
}

function bettingFault(at: number, { round }: TableState, rules: TableRules): Err<Refusal> | null {
  if (round === null) return noRound(rules);
  const { book } = rules;
  if (round.phase === 'covered') {
    const message = 'Betting has not begun.';
    return refuse('wrong-phase', message, ruleOf(book, 'bets-open'), { phase: round.phase });
  }
  const isOver = round.closesAt !== null && at >= round.closesAt;
  if (round.phase === 'betting' && !isOver) return null;
  const { close } = rules.procedure.announcements;
  return refuse('bets-closed', close, ruleOf(book, 'bets-close'), { phase: round.phase });
}

function stepFault(step: StepName, state: TableState, rules: TableRules): Err<Refusal> | null {
  if (stepAt(step, state, rules)) return null;
  const phase = state.round?.phase ?? 'idle';
  const steps = stepsAt(state, rules).map((each) => each.step);
  const message = `It is not the moment for that; next: ${steps.join(' or ') || 'nothing'}.`;
  return refuse('wrong-phase', message, floorRule('order-of-play'), { phase, steps });
}

/** The steps the procedure allows now. */
export function stepsAt(state: TableState, { procedure }: TableRules): readonly ProcedureStep[] {
  const phase = state.round?.phase ?? 'idle';
  const { shaker } = state.equipment;
  return procedure.steps.filter(
    (step) => step.from === phase && (step.shaker === undefined || step.shaker === shaker),
  );
}

export function stepAt(
  name: StepName,
  state: TableState,
  rules: TableRules,
): ProcedureStep | undefined {
  return stepsAt(state, rules).find((step) => step.step === name);
}
