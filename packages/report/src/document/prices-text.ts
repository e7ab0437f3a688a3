import type { ParPrice } from '../bets/par-bet.ts';

/** `62 to 1`; where there are several, each with its condition. */
export function pricesText(prices: readonly ParPrice[]): string {
  return prices
    .map(({ printed, when }) => (when === null ? printed : `${printed} ${when}`))
    .join('; ');
}

/** The same in little room: `1, 2, 12 to 1` where all prices are to one. */
export function shortPrices(prices: readonly ParPrice[]): string {
  const [first] = prices;
  if (prices.length === 1 && first) return first.printed;
  const parts = prices.map(({ printed }) => printed.replace(/ to 1$/, ''));
  const isToOne = prices.every(({ printed }) => printed.endsWith(' to 1'));
  return isToOne ? `${parts.join(', ')} to 1` : prices.map(({ printed }) => printed).join(', ');
}
