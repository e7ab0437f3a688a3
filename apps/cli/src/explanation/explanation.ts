import { fractionText, type Money, type Rational } from '@baize/exact';
import type { SettledRound } from '../settle-request/open-game.ts';
import { amountText } from '../text/amount.ts';
import { titleOf } from '../title.ts';
import type { CitedWords } from './cited-words.ts';
import { type ReadingInForce, readingsInForce } from './reading-in-force.ts';

/** A statement and the clauses behind it. */
export interface Reasoned {
  readonly says: string;
  readonly because: readonly CitedWords[];
}

export interface ExplainedLine extends Reasoned {
  /** Null in a game without boxes. */
  readonly box: number | null;
  readonly bet: string;
  readonly stake: Money;
  readonly result: string;
  readonly arithmetic: string;
}

/** A settlement told in full; the fields of `baize explain --json`. */
export interface Explanation {
  readonly game: string;
  readonly title: string;
  /** What was rolled, or how the cards were set. */
  readonly happened: readonly Reasoned[];
  readonly lines: readonly ExplainedLine[];
  readonly readings: readonly ReadingInForce[];
  readonly staked: Money;
  readonly returned: Money;
}

export function explain(round: SettledRound): Explanation {
  const { game, staked, returned } = round;
  return {
    game: game.id,
    title: titleOf(game),
    ...round.story(),
    readings: readingsInForce(game),
    staked,
    returned,
  };
}

/** How a bet without commission came to return what it returns: stake times odds, nothing rounded. */
export function arithmeticOf({
  stake,
  odds,
  pays,
  returns,
}: {
  readonly stake: Money;
  readonly odds: Rational | null;
  readonly pays: Money;
  readonly returns: Money;
}): string {
  if (odds === null) return explainLoss(stake);
  return `${product(stake, odds, pays)} winnings; ${withStake(returns)}`;
}

export function product(amount: Money, factor: Rational, result: Money): string {
  return `${amountText(amount)} x ${fractionText(factor)} = ${amountText(result)}`;
}

export function withStake(returns: Money): string {
  return `with the stake ${amountText(returns)} returned.`;
}

function explainLoss(stake: Money): string {
  return `The stake of ${amountText(stake)} is lost.`;
}
