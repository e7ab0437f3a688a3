import { leastCommonMultiple, type Money, money, type Rational } from '@baize/exact';

/** The smallest stake at which no price can leave a fraction of a minor unit (D13). */
export function exactUnit(odds: Iterable<Rational>): Money {
  return money(Number(smallestUnit(odds)));
}

/** The same for prices nobody has checked yet, whose unit may be no safe amount. */
export function smallestUnit(odds: Iterable<Rational>): bigint {
  let unit = 1n;
  for (const { denominator } of odds) unit = leastCommonMultiple(unit, denominator);
  return unit;
}
