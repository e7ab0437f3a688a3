import type { Rational } from './rational.ts';
import { assert, err, ok, type Result } from './result.ts';

declare const moneyBrand: unique symbol;

/** A whole number of minor units (cents). Arithmetic on it yields a plain number, on purpose. */
export type Money = number & { readonly [moneyBrand]: 'Money' };

export type MoneyProblem = 'not-a-number' | 'fractional' | 'unsafe' | 'negative' | 'zero';

export function money(minorUnits: number): Money {
  // Every sum passes here, so the words of the complaint are not even put together unless needed.
  if (!Number.isSafeInteger(minorUnits)) throw new Error(notSafe(minorUnits));
  // -0 would print as 0 and compare unequal to it in a hash.
  return (minorUnits === 0 ? 0 : minorUnits) as Money;
}

function notSafe(minorUnits: number): string {
  return `Not a safe amount of minor units: ${minorUnits}`;
}

export const NOTHING: Money = money(0);

/** A positive amount out of data nobody has checked yet. */
export function parseStake(value: unknown): Result<Money, MoneyProblem> {
  if (typeof value !== 'number' || Number.isNaN(value)) return err('not-a-number');
  if (value < 0) return err('negative');
  if (value === 0) return err('zero');
  if (Number.isFinite(value) && !Number.isInteger(value)) return err('fractional');
  if (!Number.isSafeInteger(value)) return err('unsafe');
  return ok(money(value));
}

export function plus(a: Money, b: Money): Money {
  return money(a + b);
}

export function minus(a: Money, b: Money): Money {
  return money(a - b);
}

export function total(amounts: Iterable<Money>): Money {
  let result = NOTHING;
  for (const amount of amounts) result = plus(result, amount);
  return result;
}

export function smaller(a: Money, b: Money): Money {
  return a < b ? a : b;
}

export function larger(a: Money, b: Money): Money {
  return a > b ? a : b;
}

/** The amount times a fraction. There is no rounding: a remainder is a programming error. */
export function scale(amount: Money, factor: Rational): Money {
  const product = BigInt(amount) * factor.numerator;
  assert(
    product % factor.denominator === 0n,
    `${amount} x ${factor.numerator}/${factor.denominator} leaves a fraction of a minor unit.`,
  );
  return money(Number(product / factor.denominator));
}

export function isMultipleOf(amount: Money, unit: Money): boolean {
  return amount % unit === 0;
}
