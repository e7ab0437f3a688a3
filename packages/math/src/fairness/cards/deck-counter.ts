import { DECK_SIZE, type Deal } from './deck.ts';
import { neighboursKept } from './neighbours.ts';

/** Counts whole decks: every card at every place, and what was kept since the deck before. */
export interface DeckCounter {
  accept(deck: Deal): void;
  readonly places: Float64Array;
  /** For every place, how often it held the same card as in the deck before. */
  readonly stays: Float64Array;
  decks(): number;
  kept(): number;
}

export function deckCounter(): DeckCounter {
  const places = new Float64Array(DECK_SIZE ** 2);
  const stays = new Float64Array(DECK_SIZE);
  let decks = 0;
  let kept = 0;
  let before: Deal | null = null;
  return {
    accept(deck) {
      for (const [place, card] of deck.entries()) {
        const cell = place * DECK_SIZE + card;
        places[cell] = (places[cell] ?? 0) + 1;
        if (before?.[place] === card) stays[place] = (stays[place] ?? 0) + 1;
      }
      if (before !== null) kept += neighboursKept(before, deck);
      decks += 1;
      before = deck;
    },
    places,
    stays,
    decks: () => decks,
    kept: () => kept,
  };
}
