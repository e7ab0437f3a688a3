import type { AutomaticPlay, Command, Round, TableState } from '@baize/table/kit';
import { cardsText } from '../hand.ts';
import { dealerSetting } from '../setting.ts';
import { cardGameAt } from './card-game.ts';
import { handIn } from './hand-text.ts';

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
        const dealt = drawn.deck();
        return dealt && { type: 'Deal', ...dealt };
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

/** Whether a hand has not been put down or an offer not been answered. */
function isAwaited({ play: { cards } }: Round): boolean {
  if (!cards) return false;
  const isWaiting = cards.hands.some(({ setting, isWithdrawn }) => !setting && !isWithdrawn);
  return isWaiting || cards.withdrawalOffered.length > 0;
}

/** The dealer of an automatic table sets by the House Way, as every dealer must. */
function setDealerHand({ rules, round }: TableState): Command | null {
  if (!rules || !round?.play.cards) return null;
  const { low, high } = dealerSetting(handIn(round.play.cards.dealer), cardGameAt(rules));
  return { type: 'SetDealerHand', low: cardsText(low), high: cardsText(high) };
}
