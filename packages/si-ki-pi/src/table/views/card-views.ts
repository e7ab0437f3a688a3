import type { OwnViews, TableState } from '@baize/table/kit';
import { siKiPi } from '../../mechanic.ts';
import { CARD_VIEW_SHAPES } from './card-view-shapes.ts';
import { compareHands } from './compared-hands.ts';
import { dealerCards } from './dealer-cards.ts';
import { displayCards } from './display-cards.ts';
import { playerCards } from './player-cards.ts';

/** What screens show of cards; at a table that plays something else there is nothing to be shown of them. */
export const CARD_VIEWS: OwnViews = {
  round: () => ({}),
  ended: () => ({}),
  public: () => ({}),
  display: (state) => ({ cards: isHere(state) ? displayCards(state) : null }),
  own: (state, terminal) => ({ cards: playerCards(state, terminal) }),
  ownElsewhere: { cards: null },
  ownRound: ({ play, status, config }, rules) => {
    const isVoid = status === 'void' || status === 'reversed';
    const played = config.game === rules?.config.game ? rules : null;
    return { hands: play.cards && !isVoid ? compareHands(play.cards, played) : null };
  },
  dealer: staffView,
  pit: staffView,
  auditor: staffView,
  audited: () => ({}),
  shapes: CARD_VIEW_SHAPES,
};

function staffView(state: TableState) {
  return { cards: isHere(state) ? dealerCards(state) : null };
}

function isHere({ rules }: TableState): boolean {
  return rules?.game.mechanic === siKiPi.id;
}
