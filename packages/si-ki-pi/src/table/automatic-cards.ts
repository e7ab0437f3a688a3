import type { AutomaticPlay, Command, Round, TableState, VirtualPart } from '@baize/table/kit';
import { deal } from '../cards/deal.ts';
import { DECK_DRAWING } from '../cards/draw-deck.ts';
import { cardsText } from '../cards/hand.ts';
import { dealerSetting } from '../cards/setting.ts';
import { cardGameAt } from './card-game.ts';

/** What an automatic table does with cards. */
export const AUTOMATIC_CARDS: AutomaticPlay = {
  isDecided: ({ play }) => play.cards !== null,
  awaits: (step, round) =>
    step === 'set-dealer-hand' && isAwaited(round)
      ? { until: round.play.cards?.arrangeBy ?? null }
      : null,
  order: (step, state, drawn) => {
    switch (step) {
      case 'deal': {
        const dealt = drawn.draw(DECK_DRAWING);
        return dealt && { type: 'Deal', deck: dealt.drawn, proof: dealt.proof };
      }
      case 'set-dealer-hand':
        return state.round && isAwaited(state.round)
          ? { type: 'EndArranging' }
          : setDealerHand(state);
      case 'settle-initial':
        return { type: 'SettleInitial' };
      case 'settle-bonus':
        return { type: 'SettleBonus' };
      default:
        return null;
    }
  },
};

/** Cards that a seed shuffles. */
export const VIRTUAL_CARDS: VirtualPart = {
  filled: (order, results) => {
    if (order.type !== 'Deal') return null;
    const dealt = results.draw(DECK_DRAWING);
    if (dealt) return { ...order, deck: dealt.drawn, proof: dealt.proof };
    return { ...order, deck: order.deck ?? [] };
  },
  // Of a deck only what was dealt is on record; the rest follows from the same seed.
  onRecord: (event) =>
    event.type === 'CardsDealt'
      ? {
          proof: event.proof,
          isDrawn: (draw, rules) => {
            const boxes = event.boxes.map(({ box }) => box);
            const dealt = deal(draw(DECK_DRAWING), boxes, cardGameAt(rules));
            return (
              cardsText(dealt.dealer) === event.dealer &&
              dealt.boxes.every(({ hand }, at) => cardsText(hand) === event.boxes[at]?.cards)
            );
          },
        }
      : null,
};

/** Whether a hand has not been put down or an offer not been answered. */
function isAwaited({ play: { cards } }: Round): boolean {
  if (!cards) return false;
  const isWaiting = cards.hands.some(({ setting, isWithdrawn }) => !setting && !isWithdrawn);
  return isWaiting || cards.withdrawalOffered.length > 0;
}

/** The dealer of an automatic table sets by the House Way, as every dealer must. */
function setDealerHand({ rules, round }: TableState): Command | null {
  if (!rules || !round?.play.cards) return null;
  const { low, high } = dealerSetting(round.play.cards.dealer, cardGameAt(rules));
  return { type: 'SetDealerHand', low: cardsText(low), high: cardsText(high) };
}
