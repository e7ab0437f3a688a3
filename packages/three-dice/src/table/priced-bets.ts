import { fractionText } from '@baize/exact';
import type { PricedBet } from '@baize/table/kit';
import type { DiceGame } from '../game.ts';
import { betName, winCondition } from '../names.ts';

/** When a bet wins on dice, and what it then pays. */
export function dicePrices(text: string, game: DiceGame): readonly PricedBet[] {
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
