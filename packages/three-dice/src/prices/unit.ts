import type { Money } from '@baize/exact';
import { exactUnit } from '@baize/game';
import type { PriceList } from './price.ts';

/** The smallest stake at which no price of a list can leave a fraction of a minor unit. */
export function exactUnitOf(prices: PriceList): Money {
  return exactUnit([...prices.values()].flat().map((price) => price.odds));
}
