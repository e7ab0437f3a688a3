import type { Rational } from '@baize/exact';
import type { Because, Citation } from '../citation.ts';
import type { Readings } from '../readings.ts';
import { because } from '../rule-of.ts';
import type { DiceRulebook } from '../rulebook.ts';
import type { Bet } from './bet.ts';
import { type Price, priceFor } from './price.ts';
import { isTriple, type Roll } from './roll.ts';
import type { WinAnswer } from './win-answer.ts';
import { wins } from './wins.ts';

/** What a roll does to a bet, whatever the stake. */
export type Verdict =
  | {
      readonly result: 'win';
      readonly odds: Rational;
      readonly price: Price;
      readonly because: Because;
    }
  | { readonly result: 'lose'; readonly odds: null; readonly because: Because };

export function judge(
  bet: Bet,
  roll: Roll,
  prices: readonly Price[],
  book: DiceRulebook,
  readings: Readings,
): Verdict {
  if (!wins(bet, roll, readings)) {
    return { result: 'lose', odds: null, because: reasons(bet, roll, prices[0], book, false) };
  }
  const price = priceFor(bet, prices, roll);
  return { result: 'win', odds: price.odds, price, because: reasons(bet, roll, price, book, true) };
}

/** First what the book says of a triple, where one was rolled; then when the bet wins; then its price. */
function reasons(
  bet: Bet,
  roll: Roll,
  price: Price | undefined,
  book: DiceRulebook,
  won: boolean,
): Because {
  const row = price?.because ?? [];
  const onTriple = isTriple(roll) ? cited(book.rules[`triple:${bet.kind}`], row) : [];
  const condition = cited(book.rules[`wins:${bet.kind}`], row);
  const [first, ...rest] = [...onTriple, ...condition, ...(won ? row : [])];
  if (!first) throw new Error(`${book.id} does not say when ${bet.kind} wins.`);
  return because(first, ...rest);
}

function cited(answer: WinAnswer, row: readonly Citation[]): readonly Citation[] {
  if (answer === 'not-applicable') return [];
  const answers = typeof answer === 'string' ? [answer] : answer;
  return answers.flatMap((each) => (each === 'as-priced' ? row : [each]));
}
