import { fractionText, rational } from '@baize/exact';
import { cardsText } from '@baize/si-ki-pi';
import type { Advice } from '@baize/si-ki-pi/mathematics';

/** One line of `baize advise --json`. */
export function adviceJson({
  hand,
  dead,
  dealerHands,
  arrangements,
  houseWay,
  cost,
}: Advice): string {
  const chance = (hands: number): string => fractionText(rational(hands, dealerHands));
  return JSON.stringify({
    cards: cardsText(hand),
    dead: cardsText(dead),
    dealerHands,
    arrangements: arrangements.map(({ low, high, value, win, lose, standOff, isHouseWay }) => ({
      low: cardsText(low),
      high: cardsText(high),
      ev: fractionText(value),
      win: chance(win),
      lose: chance(lose),
      standOff: chance(standOff),
      houseWay: isHouseWay,
    })),
    houseWay: {
      low: cardsText(houseWay.low),
      high: cardsText(houseWay.high),
      rule: houseWay.rule,
      because: houseWay.because,
      costs: fractionText(cost),
    },
  });
}
