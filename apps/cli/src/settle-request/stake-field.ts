import {
  err,
  isMultipleOf,
  type Money,
  type MoneyProblem,
  ok,
  parseStake,
  type Result,
} from '@baize/exact';
import type { Because } from '@baize/game';
import { type JsonObject, requireField } from '../json-lines/json-object.ts';
import { type LineError, problem } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';

/** The unit stakes are counted in. */
export interface StakeUnit {
  readonly unit: Money;
  /** The clauses that ask for it, looked up only for a refusal; null where no rulebook is at hand. */
  readonly because: (() => Because) | null;
}

export function stakeField(object: JsonObject, unit: StakeUnit): Result<Money, LineError> {
  const value = requireField(object, 'stake');
  return value.ok ? parseStakeIn(value.value, unit) : value;
}

export function parseStakeIn(
  value: unknown,
  { unit, because }: StakeUnit,
): Result<Money, LineError> {
  const stake = parseStake(value);
  if (!stake.ok) {
    const message = `The stake is ${showValue(value)}; ${AMOUNT_RULES[stake.error]}`;
    return err(problem(`stake-${stake.error}`, 'stake', message));
  }
  if (isMultipleOf(stake.value, unit)) return ok(stake.value);
  const message = `The stake is ${stake.value}; it must be a multiple of ${unit}, so that every price is exact.`;
  const details = because === null ? { unit } : { unit, because: because() };
  return err(problem('stake-not-a-multiple', 'stake', message, details));
}

/** What an amount must be, said to whoever broke it. */
export const AMOUNT_RULES = {
  'not-a-number': 'an amount is a whole number of minor units.',
  fractional: 'an amount is a whole number of minor units, without a fraction.',
  negative: 'an amount cannot be below zero.',
  zero: 'an amount must be more than zero.',
  unsafe: `amounts beyond ${Number.MAX_SAFE_INTEGER} cannot be held exactly.`,
} as const satisfies Record<MoneyProblem, string>;
