import type { ProcedureStep } from '../procedure.ts';
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
  const last = steps.at(-1);
  return last?.to === 'idle' ? gaps : [...gaps, `the round ends at ${last?.to}`];
}
