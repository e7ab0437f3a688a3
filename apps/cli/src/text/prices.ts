import { type Price, printPrice } from '@baize/three-dice';

/** The prices of a bet in short: `62 to 1`, or `1, 2, 12 to 1` for one, two and three dice. */
export function pricesText(prices: readonly Price[]): string {
  const printed = prices.map(({ odds }) => printPrice(odds, 'to'));
  const last = printed.pop() ?? '';
  return [...printed.map((each) => each.replace(/ to 1$/, '')), last].join(', ');
}
