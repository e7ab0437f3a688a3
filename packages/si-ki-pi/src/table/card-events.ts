import type { OwnEvent } from '@baize/table/kit';
import type { CardEvent } from './card-event.ts';
import { cardMoneyWords, cardWords } from './card-words.ts';
import { evolveCards } from './evolve-cards.ts';

const CARDS = { evolve: evolveCards, tell: cardWords };
const MONEY = { evolve: evolveCards, tell: cardMoneyWords };

/**
 * Everything there is to know about the events of Si Ki Pi. Cards lying face down are told to nobody, nor is the
 * seed of a shuffled deck, from which every card could be computed while hands are still being arranged.
 */
export const CARD_EVENTS: Readonly<Record<CardEvent['type'], OwnEvent>> = {
  BoxTaken: { ...CARDS, means: 'A terminal sat down at a box.', shows: null },
  BoxLeft: { ...CARDS, means: 'A terminal got up from its box.', shows: null },
  CardsDealt: {
    ...CARDS,
    means: 'Four cards lie at every box with a bet, and before the dealer.',
    shows: [],
  },
  CardsSeen: { ...CARDS, means: 'A player has looked at the cards of a box.', shows: null },
  HandArranged: { ...CARDS, means: 'The cards of a box were put down for good.', shows: null },
  DealerHandSet: {
    ...CARDS,
    means: "The dealer's cards lie by the House Way.",
    shows: ['low', 'high'],
  },
  InitialBetsSettled: {
    ...MONEY,
    means: 'Hands were compared and initial bets settled.',
    shows: ['round', 'results'],
  },
  InitialBetsReversed: {
    ...MONEY,
    means: 'The round became void after its initial bets were settled: that was undone.',
    shows: ['round'],
  },
  BonusBetsSettled: { ...MONEY, means: 'Bonus bets were settled.', shows: ['round'] },
  WithdrawalOffered: {
    ...CARDS,
    means: 'The bets on an exposed hand may be taken back.',
    shows: null,
  },
  WithdrawalAnswered: {
    ...MONEY,
    means: 'The player withdrew, or let the bets stand.',
    shows: null,
  },
  CardsTakenBack: {
    ...CARDS,
    means: 'A misdeal nobody had seen: the cards are dealt again.',
    shows: [],
  },
  PlayerWalkedAway: { ...CARDS, means: 'The player of a box has left.', shows: null },
};
