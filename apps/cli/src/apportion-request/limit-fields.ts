import { err, isMultipleOf, type Money, NOTHING, ok, parseStake, type Result } from '@baize/exact';
import type { OverfullBox } from '@baize/game';
import { type JsonObject, requireField } from '../json-lines/json-object.ts';
import { fault, type LineError } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';
import { AMOUNT_RULES } from '../settle-request/stake-field.ts';

/** The limits of a box; faults are found in this order: amounts, multiples, their order. */
export function limitFields(object: JsonObject): Result<Omit<OverfullBox, 'stakes'>, LineError> {
  const minimum = amountField(object, 'minimum', 'may-be-zero');
  if (!minimum.ok) return minimum;
  const maximum = amountField(object, 'maximum', 'may-be-zero');
  if (!maximum.ok) return maximum;
  const unit = amountField(object, 'unit', 'positive');
  if (!unit.ok) return unit;
  const limits = { minimum: minimum.value, maximum: maximum.value, unit: unit.value };
  const wrong = wrongLimit(limits);
  return wrong ? err(wrong) : ok(limits);
}

function amountField(
  object: JsonObject,
  field: string,
  least: 'may-be-zero' | 'positive',
): Result<Money, LineError> {
  const value = requireField(object, field);
  if (!value.ok) return value;
  if (value.value === 0 && least === 'may-be-zero') return ok(NOTHING);
  const amount = parseStake(value.value);
  if (amount.ok) return amount;
  const message = `"${field}" is ${showValue(value.value)}; ${AMOUNT_RULES[amount.error]}`;
  return err(fault(`amount-${amount.error}`, field, message));
}

function wrongLimit({ minimum, maximum, unit }: Omit<OverfullBox, 'stakes'>): LineError | null {
  for (const [field, limit] of Object.entries({ minimum, maximum })) {
    if (isMultipleOf(limit, unit)) continue;
    const message = `"${field}" is ${limit}; stakes come in units of ${unit}, so a limit does too.`;
    return fault('limit-not-a-multiple', field, message, { unit });
  }
  if (minimum <= maximum) return null;
  const message = `The minimum is ${minimum} and the maximum ${maximum}; no stake could meet both.`;
  return fault('minimum-above-maximum', 'minimum', message);
}
