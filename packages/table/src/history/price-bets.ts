import { fractionText } from '@baize/exact';
import { type Because, oddsOf, ruleOf } from '@baize/game';
import type { SiKiPiGame } from '@baize/si-ki-pi';
import { betName, type DiceGame, winCondition } from '@baize/three-dice';
import { BOX_BETS, type BoxBet, parseArea } from '../cards/box-bet.ts';
import type { TableRules } from '../configuration/table-rules.ts';

/** A bet as somebody without our engine needs it: when it wins, and what it then pays. */
export interface PricedBet {
  readonly bet: string;
  readonly name: string;
  readonly prices: readonly {
    readonly when: string;
    /** Winnings per unit staked, as an exact fraction. */
    readonly odds: string;
    readonly printed: string;
    readonly because: Because;
  }[];
  /** Part of the winnings the house keeps, as an exact fraction; null where it keeps none. */
  readonly commission: string | null;
}

/** The prices of these bets under the rules of a table. */
export function priceBets(bets: readonly string[], { game }: TableRules): readonly PricedBet[] {
  return game.mechanic === 'three-dice'
    ? bets.flatMap((bet) => dicePrices(bet, game))
    : BOX_BETS.filter((bet) => bets.some((area) => parseArea(area)?.bet === bet)).map((bet) =>
        cardPrices(bet, game),
      );
}

function dicePrices(text: string, game: DiceGame): readonly PricedBet[] {
  const wager = game.wagerOf.get(text);
  if (!wager) return [];
  const condition = winCondition(wager.bet, game.readings).en;
  const prices = wager.prices.map(({ odds, printed, dice, because }) => ({
    when: dice === null ? condition : `${DICE_WORDS[dice]} the number`,
    odds: fractionText(odds),
    printed,
    because,
  }));
  return [{ bet: text, name: betName(wager.bet).en, prices, commission: null }];
}

const DICE_WORDS = {
  1: 'one die shows',
  2: 'two dice show',
  3: 'all three dice show',
} as const;

function cardPrices(bet: BoxBet, { book, commission }: SiKiPiGame): PricedBet {
  if (bet === 'initial') {
    const { pays, cite } = book.table.initial;
    const when = 'Low Hand and High Hand both rank above those of the dealer';
    const because = [cite, ...ruleOf(book, 'commission')] as const;
    const prices = [{ when, odds: fractionText(oddsOf(pays)), printed: pays, because }];
    return { bet, name: 'Initial bet', prices, commission: fractionText(commission) };
  }
  const whose = bet === 'bonus:player' ? 'the box' : 'the dealer';
  const prices = book.table.bonus.rows.map(({ label, pays }) => ({
    when: `the best the four cards of ${whose} make is ${label}`,
    odds: fractionText(oddsOf(pays)),
    printed: pays,
    because: [book.table.bonus.cite] as const,
  }));
  const name = bet === 'bonus:player' ? 'Bonus on the box' : 'Bonus on the dealer';
  return { bet, name, prices, commission: null };
}
