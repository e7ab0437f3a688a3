import type { Rational } from '@baize/exact';
import { type Because, because, type Citation, type Readings } from '@baize/game';
import type { Bet } from './bets/bet.ts';
import type { WinAnswer } from './bets/win-answer.ts';
import { wins } from './bets/wins.ts';
import { type Price, priceFor } from './prices/price.ts';
import { ALL_ROLLS, isTriple } from './roll.ts';
import type { DiceRulebook } from './rulebook.ts';

/** What a roll does to a bet, whatever the stake. */
export type Verdict =
  | {
      readonly result: 'win';
      readonly odds: Rational;
      readonly price: Price;
      readonly because: Because;
    }
  | { readonly result: 'lose'; readonly odds: null; readonly because: Because };

/** By `rollIndex`: the first roll that shows the same dice. */
const SAME_DICE: readonly number[] = ALL_ROLLS.map((roll) =>
  roll.toSorted((a, b) => a - b).reduce((index, face) => index * 6 + face - 1, 0),
);

/**
 * What each of the 216 rolls does to a bet, by `rollIndex`. No bet depends on the order of the dice, so 56 rolls are
 * asked. A bet has few different verdicts (won at one of its prices or lost, on a triple or not), so each is made once
 * and shared.
 */
export function verdictsOn(
  bet: Bet,
  prices: readonly Price[],
  book: DiceRulebook,
  readings: Readings,
): readonly Verdict[] {
  const onTriples = new Map<Price | null, Verdict>();
  const otherwise = new Map<Price | null, Verdict>();
  const verdicts: Verdict[] = [];
  for (const [index, roll] of ALL_ROLLS.entries()) {
    const same = verdicts[SAME_DICE[index] ?? index];
    if (same) {
      verdicts.push(same);
      continue;
    }
    const price = wins(bet, roll, readings) ? priceFor(bet, prices, roll) : null;
    const known = isTriple(roll) ? onTriples : otherwise;
    const verdict = known.get(price) ?? judge(bet, price, prices, book, isTriple(roll));
    known.set(price, verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

function judge(
  bet: Bet,
  price: Price | null,
  prices: readonly Price[],
  book: DiceRulebook,
  onTriple: boolean,
): Verdict {
  if (!price) {
    return { result: 'lose', odds: null, because: reasons(bet, prices[0], book, onTriple, false) };
  }
  const because = reasons(bet, price, book, onTriple, true);
  return { result: 'win', odds: price.odds, price, because };
}

/** First what the book says of a triple, where one was rolled; then when the bet wins; then its price. */
function reasons(
  bet: Bet,
  price: Price | undefined,
  book: DiceRulebook,
  onTriple: boolean,
  won: boolean,
): Because {
  const row = price?.because ?? [];
  const [first, ...rest] = [...winRules(bet, row, book, onTriple), ...(won ? row : [])];
  if (!first) throw new Error(`${book.id} does not say when ${bet.id} wins.`);
  return because(first, ...rest);
}

/** A bet of the book's own carries its clauses; of the shared kinds the rule index says them. */
function winRules(
  bet: Bet,
  row: readonly Citation[],
  book: DiceRulebook,
  onTriple: boolean,
): readonly Citation[] {
  if (bet.cite !== null) return bet.cite;
  const tripleRule = onTriple ? cite(book.rules[`triple:${bet.group}`], row) : [];
  return [...tripleRule, ...cite(book.rules[`wins:${bet.group}`], row)];
}

function cite(answer: WinAnswer, row: readonly Citation[]): readonly Citation[] {
  if (answer === 'not-applicable') return [];
  const answers = typeof answer === 'string' ? [answer] : answer;
  return answers.flatMap((each) => (each === 'as-priced' ? row : [each]));
}
