import type { Phase, ProcedureStep, StepName } from '../procedure.ts';
import type { RulebookBase } from '../rulebook.ts';

/** Steps that do not begin where the one before them ended, for every shaker a table may have. */
export function brokenRounds(book: RulebookBase): readonly string[] {
  const steps: readonly ProcedureStep[] = book.procedure.steps;
  const shakers = new Set(
    steps.map(({ shaker }) => shaker).filter((shaker) => shaker !== undefined),
  );
  const variants = shakers.size === 0 ? [undefined] : [...shakers];
  return variants.flatMap((variant) =>
    gapsIn(steps.filter(({ shaker }) => shaker === undefined || shaker === variant)),
  );
}

function gapsIn(steps: readonly ProcedureStep[]): readonly string[] {
  const gaps = steps.flatMap(({ step, from }, at) => {
    const before = at === 0 ? 'idle' : steps[at - 1]?.to;
    return before === from ? [] : [`${step} begins at ${from}, after ${before}`];
  });
  const early = steps.slice(0, -1).filter(({ to }) => to === 'idle');
  gaps.push(...early.map(({ step }) => `${step} ends the round before the last step`));
  const last = steps.at(-1);
  return last?.to === 'idle' ? gaps : [...gaps, `the round ends at ${last?.to}`];
}

/**
 * Where a step can lead: a phase is what has been done, so that no step leads to another's. The last of
 * those that settle a round may end it, and then whatever is left of the settlement is done with it.
 */
const LEADS_TO: Readonly<Partial<Record<StepName, readonly Phase[]>>> = {
  'open-bets': ['betting'],
  'close-bets': ['closed'],
  tumble: ['tumbled'],
  uncover: ['uncovered'],
  'register-result': ['resulted', 'idle'],
  'collect-losers': ['collected', 'idle'],
  'pay-winners': ['paid', 'idle'],
  'clear-lights': ['idle'],
  deal: ['dealt'],
  'set-dealer-hand': ['dealer-set'],
  'settle-initial': ['resulted'],
  'settle-bonus': ['idle'],
};

/** A tumble that opens a round leaves its dice under the cover. */
const OPENING: readonly Phase[] = ['covered'];

/** Steps that say they lead where a table that takes them does not get. */
export function stepsAstray(book: RulebookBase): readonly string[] {
  const steps: readonly ProcedureStep[] = book.procedure.steps;
  return steps.flatMap(({ step, from, to }) => {
    const places = step === 'tumble' && from === 'idle' ? OPENING : LEADS_TO[step];
    // Where a step of another mechanic leads is for that mechanic to say.
    return !places || places.includes(to)
      ? []
      : [`${step} leads to ${places.join(' or ')}, not to ${to}`];
  });
}
