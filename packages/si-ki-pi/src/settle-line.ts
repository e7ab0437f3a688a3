import { type Money, minus, NOTHING, plus, type Rational, scale } from '@baize/exact';
import { type Because, because, oddsOf, ruleOf } from '@baize/game';
import type { SiKiPiBet } from './bet.ts';
import { bestBonusRow, bonusHandsIn } from './bonus.ts';
import type { BoxResult, Comparison } from './cards/compare.ts';
import { type Hand, ranksOf } from './cards/hand.ts';
import type { SiKiPiGame } from './game.ts';

/** A stake on one bet of a box. A caller's own fields, such as whose it is, travel along. */
export interface BoxStake {
  readonly bet: SiKiPiBet;
  readonly stake: Money;
}

export interface LineOutcome {
  readonly result: BoxResult;
  /** Winnings per unit staked, before commission; null unless the bet wins. */
  readonly odds: Rational | null;
  /** The winnings after commission. */
  readonly pays: Money;
  /** Those winnings and the stake; a stand-off returns the stake alone. */
  readonly returns: Money;
  readonly commission: Money;
  readonly because: Because;
}

export type SiKiPiLine<S extends BoxStake = BoxStake> = S & LineOutcome;

/** What happened in the round, as far as the bets of one box depend on it. */
export interface BoxFacts {
  readonly comparison: Comparison;
  readonly player: Hand;
  readonly dealer: Hand;
}

export function settleLine<S extends BoxStake>(
  placed: S,
  { comparison, player, dealer }: BoxFacts,
  game: SiKiPiGame,
): SiKiPiLine<S> {
  switch (placed.bet) {
    case 'initial':
      return { ...placed, ...settleInitial(placed.stake, comparison, game) };
    case 'bonus:player':
      return { ...placed, ...settleBonus(placed.stake, player, game) };
    case 'bonus:dealer':
      return { ...placed, ...settleBonus(placed.stake, dealer, game) };
  }
}

function settleInitial(stake: Money, comparison: Comparison, game: SiKiPiGame): LineOutcome {
  const { result } = comparison;
  if (result === 'lose') return nothingPaid('lose', NOTHING, comparison.because);
  if (result === 'stand-off') return nothingPaid('stand-off', stake, comparison.because);
  const winnings = scale(stake, game.initialOdds);
  const commission = scale(winnings, game.commission);
  const pays = minus(winnings, commission);
  const [first, ...rest] = comparison.because;
  return {
    result,
    odds: game.initialOdds,
    pays,
    returns: plus(stake, pays),
    commission,
    because: because(
      first,
      ...rest,
      game.book.table.initial.cite,
      ...ruleOf(game.book, 'commission'),
    ),
  };
}

/** The four cards alone decide, however they were set and whatever the other hand holds. */
function settleBonus(stake: Money, hand: Hand, { book }: SiKiPiGame): LineOutcome {
  const pattern = ranksOf(hand);
  const row = bestBonusRow(pattern, book.table.bonus);
  const decides = ruleOf(book, 'bonus-by-four-cards');
  if (row === null) return nothingPaid('lose', NOTHING, decides);
  const odds = oddsOf(row.pays);
  const pays = scale(stake, odds);
  const bestOnly = bonusHandsIn(pattern).length > 1 ? ruleOf(book, 'bonus-best-only') : [];
  return {
    result: 'win',
    odds,
    pays,
    returns: plus(stake, pays),
    commission: NOTHING,
    because: because(book.table.bonus.cite, ...bestOnly, ...decides),
  };
}

function nothingPaid(result: 'lose' | 'stand-off', returns: Money, reasons: Because): LineOutcome {
  return { result, odds: null, pays: NOTHING, returns, commission: NOTHING, because: reasons };
}
