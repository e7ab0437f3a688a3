import { fractionText, ONE, type Rational, subtract } from '@baize/exact';
import { printPrice } from '@baize/game';
import { percentText } from './fraction.ts';

/** The prices of a bet in short: `62 to 1`, `1, 2, 12 to 1` for one, two and three dice, `1 to 1 less 5%`. */
export function pricesText(
  prices: readonly { readonly odds: Rational; readonly kept: Rational }[],
): string {
  const printed = prices.map(({ odds }) => printPrice(odds, 'to'));
  const last = printed.pop() ?? '';
  const all = [...printed.map((each) => each.replace(/ to 1$/, '')), last].join(', ');
  const commission = subtract(ONE, prices[0]?.kept ?? ONE);
  return commission.numerator === 0n ? all : `${all} less ${percentText(commission, 0)}`;
}

// A price is one object for the life of a game, and writing big integers out is slow.
const ODDS_TEXTS = new WeakMap<Rational, string>();

/** A price as an answer has it: `17/2`. */
export function oddsText(odds: Rational | null): string | null {
  if (odds === null) return null;
  const known = ODDS_TEXTS.get(odds);
  if (known !== undefined) return known;
  const text = fractionText(odds);
  ODDS_TEXTS.set(odds, text);
  return text;
}
