import { add, compare, equals, ONE, type Rational } from '@baize/exact';
import type { ParPrice } from './par-bet.ts';

/** In words, what it takes to get a return: which of several prices, the stake alone, or nothing. */
export function whatHappens(returned: Rational, prices: readonly ParPrice[]): string {
  const order = compare(returned, ONE);
  if (order < 0) return 'lost';
  if (order === 0) return 'stake returned';
  const paid = prices.filter(({ odds }) => equals(add(ONE, odds), returned));
  const conditions = paid.flatMap(({ when }) => (when === null ? [] : [when]));
  return conditions.length === 0 ? 'won' : conditions.join(' or ');
}
