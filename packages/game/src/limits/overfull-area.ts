import { isMultipleOf, type Money } from '@baize/exact';

/** The stakes in one area and the limit they must share, stakes in the order they were placed. */
export interface OverfullArea {
  readonly minimum: Money;
  /** The maximum of the area, or the lower cap that the Differential leaves. */
  readonly maximum: Money;
  readonly unit: Money;
  readonly stakes: readonly Money[];
}

/** Why an area cannot be shared out in whole units. */
export interface AreaProblem {
  readonly code: 'not-positive' | 'negative' | 'not-a-multiple-of-the-unit' | 'too-large-to-add-up';
  readonly field: 'unit' | 'minimum' | 'maximum' | 'stakes';
}

/**
 * The first problem of an area, or null: the unit, then the minimum, the maximum and the stakes. A table
 * checks its limits once, when it is configured; a program checks what it was given to apportion.
 */
export function areaProblem({ unit, minimum, maximum, stakes }: OverfullArea): AreaProblem | null {
  if (unit <= 0) return { code: 'not-positive', field: 'unit' };
  return (
    problemIn([minimum], 'minimum', unit) ??
    problemIn([maximum], 'maximum', unit) ??
    problemIn(stakes, 'stakes', unit) ??
    (isSafeTotal(stakes) ? null : { code: 'too-large-to-add-up', field: 'stakes' })
  );
}

function problemIn(
  amounts: readonly Money[],
  field: AreaProblem['field'],
  unit: Money,
): AreaProblem | null {
  if (amounts.some((amount) => amount < 0)) return { code: 'negative', field };
  const areWhole = amounts.every((amount) => isMultipleOf(amount, unit));
  return areWhole ? null : { code: 'not-a-multiple-of-the-unit', field };
}

function isSafeTotal(stakes: readonly Money[]): boolean {
  const sum = stakes.reduce((before, stake) => before + BigInt(stake), 0n);
  return sum <= BigInt(Number.MAX_SAFE_INTEGER);
}
