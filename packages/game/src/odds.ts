import {
  add,
  err,
  leastCommonMultiple,
  type Money,
  money,
  ok,
  parseRational,
  type Rational,
  type Result,
  rational,
} from '@baize/exact';

export type OddsError =
  | { readonly code: 'odds-say-for'; readonly message: string }
  | { readonly code: 'odds-unreadable'; readonly message: string };

/** A printed quantity: `12`, `8.5`, `8 1/2`, `8 ½`, `8½`; never `11/2`, which has two meanings. */
const QUANTITY = String.raw`(\d+(?:\.\d+)?)(\s*½|\s+1/2)?`;
const TO = new RegExp(String.raw`^${QUANTITY} to (\d+)$`, 'i');
const WINS = new RegExp(String.raw`^(\d+) wins ${QUANTITY}$`, 'i');
const COLON = new RegExp(String.raw`^(\d+):${QUANTITY}$`);

/**
 * Winnings per unit staked, out of printed odds: `8.5 to 1`, `1 wins 8 ½` and `1:8.5` are all 17/2.
 * "n for 1" counts the stake as winnings, so it is refused wherever odds are read.
 */
export function parseOdds(text: string): Result<Rational, OddsError> {
  if (/\bfor\b/i.test(text)) {
    return err({
      code: 'odds-say-for',
      message: `"${text}" states odds with "for"; say "n to 1" or "1 wins n".`,
    });
  }
  const to = TO.exec(text);
  const wins = WINS.exec(text) ?? COLON.exec(text);
  const odds = to ? perUnit(to[1], to[2], to[3]) : wins ? perUnit(wins[2], wins[3], wins[1]) : null;
  if (odds && odds.numerator > 0n) return ok(odds);
  return err({
    code: 'odds-unreadable',
    message: `"${text}" is not a price; write it as "12 to 1", "8.5 to 1" or "1 wins 8 ½".`,
  });
}

/** For data transcribed from an approved document, where a misprint is a bug. */
export function oddsOf(text: string): Rational {
  const odds = parseOdds(text);
  if (!odds.ok) throw new Error(odds.error.message);
  return odds.value;
}

function perUnit(
  quantity: string | undefined,
  half: string | undefined,
  stake: string | undefined,
): Rational | null {
  const whole = parseRational(quantity ?? '');
  const staked = BigInt(stake ?? '0');
  if (!whole || staked === 0n) return null;
  if (half && quantity?.includes('.')) return null;
  const winnings = half ? add(whole, rational(1n, 2n)) : whole;
  return rational(winnings.numerator, winnings.denominator * staked);
}

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

/** How a price is printed: `1 wins 8 ½`, `1:8`, or `8.5 to 1`. */
export type PriceStyle = 'wins' | 'colon' | 'to';

/** A price as a layout prints it: `1 wins 8 ½`, `1:62`, `8.5 to 1`; never with "for" (D12). */
export function printPrice(odds: Rational, style: PriceStyle): string {
  return odds.denominator === 2n ? printHalf(odds.numerator / 2n, style) : printPlain(odds, style);
}

function printHalf(whole: bigint, style: PriceStyle): string {
  switch (style) {
    case 'wins':
      return whole === 0n ? '1 wins ½' : `1 wins ${whole} ½`;
    case 'colon':
      return `1:${whole}.5`;
    case 'to':
      return `${whole}.5 to 1`;
  }
}

/** Whole odds, and odds such as 1 to 10 that no half would print. */
function printPlain({ numerator, denominator }: Rational, style: PriceStyle): string {
  switch (style) {
    case 'wins':
      return `${denominator} wins ${numerator}`;
    case 'colon':
      return `${denominator}:${numerator}`;
    case 'to':
      return `${numerator} to ${denominator}`;
  }
}
