import { assert } from '@baize/exact';
import type { ResultsInJournal } from '@baize/math/fairness';
import type { CardEvents } from '../../table/card-event.ts';
import { placeOf } from './deck.ts';

/** Where the deals of a table are on record: the hands of a round are one deal, from the first box to the dealer. */
export const DEALS_IN_JOURNAL: ResultsInJournal<CardEvents['CardsDealt']> = {
  events: ['CardsDealt'],
  resultIn: ({ boxes, dealer }, { source }) =>
    [...boxes.map(({ cards }) => cards), dealer].flatMap((hand) => {
      const places = hand.split(' ').map(placeOnRecord);
      // Who types them in may put a hand in order; a device and the floor itself know which card came first.
      return source === 'dealer' ? places.toSorted((a, b) => a - b) : places;
    }),
};

function placeOnRecord(card: string): number {
  const place = placeOf(card);
  assert(place !== null, `${card} was dealt, so it is a card.`);
  return place;
}
