import {
  type LagMatches,
  lagMatches,
  orderIndex,
  type ReplaySearch,
  type RunLengths,
  replaySearch,
  runLengths,
} from '@baize/math/fairness/kit';
import { DECK } from '../../cards/card.ts';
import { DECK_SIZE, type Deal } from './deck.ts';
import { patternIndex } from './hand-patterns.ts';
import { neighboursKept } from './neighbours.ts';

// Of deals of three cards every sixth is ascending by chance: twenty in a row are none of chance.
const DEALS_MINIMUM = 20;

/** A round may be written down hand by hand, so the first hand alone tells how. */
const HAND = 4;

interface SortedDeals {
  accept(deal: Deal): void;
  isSorted(): boolean;
  /** Whether every deal so far is in order, be it by chance: then the order of dealing is not yet judged. */
  mayBeSorted(): boolean;
}

/** Cards put in order by whoever wrote them down say nothing about the order of dealing. */
function sortedDeals(): SortedDeals {
  let several = 0;
  let isAscending = true;
  let isDescending = true;
  return {
    accept(deal) {
      if (deal.length <= 2 || deal.length === DECK_SIZE) return;
      several += 1;
      const hand = deal.slice(0, HAND);
      isAscending &&= hand.every((card, i) => i === 0 || (hand[i - 1] ?? 0) <= card);
      isDescending &&= hand.every((card, i) => i === 0 || (hand[i - 1] ?? 0) >= card);
    },
    isSorted: () => several >= DEALS_MINIMUM && (isAscending || isDescending),
    mayBeSorted: () => several > 0 && (isAscending || isDescending),
  };
}

/** All that the tests need to know of a record of deals, in memory that does not grow with it. */
export interface CardTally {
  accept(deal: Deal): void;
  deals(): number;
  cards(): number;
  /** The sum of k (52 - k) over deals of k cards. */
  spread(): number;
  readonly counts: Float64Array;
  readonly firsts: Float64Array;
  /** Of deals of four cards or more: their patterns of ranks and the orders of their first four. */
  readonly patterns: Float64Array;
  readonly orders: Float64Array;
  hands(): number;
  /** How often a deal of a cards was followed by one of b, at 53 a + b, and the cards in both. */
  readonly sizes: Float64Array;
  repeats(): number;
  /** Of whole decks: every card at every place; places that kept their card, and neighbours, since the deck before. */
  readonly places: Float64Array;
  readonly stays: Float64Array;
  decks(): number;
  kept(): number;
  /** Whether the first four cards of all deals of three or more, whole decks aside, are in order of printing. */
  isSorted(): boolean;
  mayBeSorted(): boolean;
  readonly lags: LagMatches;
  readonly firstRuns: RunLengths;
  readonly replays: ReplaySearch;
}

const EVERY_CARD = { labels: DECK, shown: Uint16Array.from(DECK, (_, place) => place) };
const FIRST_CARDS = [
  { ...EVERY_CARD, title: 'first cards', succession: 'first cards from deal to deal' },
];

export function cardTally(): CardTally {
  const counts = new Float64Array(DECK_SIZE);
  const firsts = new Float64Array(DECK_SIZE);
  const sizes = new Float64Array((DECK_SIZE + 1) ** 2);
  const { accept: acceptHand, ...hands } = handCounter();
  const { accept: acceptDeck, ...decks } = deckCounter();
  const { accept: acceptOrder, ...sorted } = sortedDeals();
  const lags = lagMatches(DECK_SIZE, FIRST_CARDS);
  const firstRuns = runLengths(1, 1 / DECK_SIZE);
  const replays = replaySearch();
  const seen = { deals: 0, cards: 0, spread: 0, repeats: 0 };
  let before: Deal | null = null;

  const acceptFirst = (first: number): void => {
    bump(firsts, first);
    lags.accept(first);
    firstRuns.accept(0, first);
    firstRuns.next();
  };
  const accept = (deal: Deal): void => {
    const k = deal.length;
    seen.deals += 1;
    seen.cards += k;
    seen.spread += k * (DECK_SIZE - k);
    for (const card of deal) bump(counts, card);
    acceptFirst(deal[0] ?? 0);
    acceptOrder(deal);
    replays.accept(codeOf(deal), surpriseOf(k));
    acceptHand(deal);
    if (k === DECK_SIZE) acceptDeck(deal);
    if (before !== null) {
      bump(sizes, before.length * (DECK_SIZE + 1) + k);
      seen.repeats += repeatsIn(before, deal);
    }
    before = deal;
  };
  const sums = {
    deals: () => seen.deals,
    cards: () => seen.cards,
    spread: () => seen.spread,
    repeats: () => seen.repeats,
  };
  const counters = { counts, firsts, sizes, lags, firstRuns, replays };
  return { accept, ...sums, ...sorted, ...hands, ...decks, ...counters };
}

function repeatsIn(before: Deal, after: Deal): number {
  return after.filter((card) => before.includes(card)).length;
}

function bump(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** Up to so many cards a deal has a number of its own; longer ones share numbers, very rarely. */
const NUMBERED = 8;

function codeOf(deal: Deal): number {
  if (deal.length <= NUMBERED) return deal.reduce((code, card) => code * 53 + card + 1, 0);
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  for (const card of deal) {
    high = Math.imul(high ^ card, 0x01000193);
    low = Math.imul(low + card + 1, 0x85ebca6b) ^ (low >>> 13);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

/** Codes of long deals coincide once in 2 ** 53, so no repetition is more surprising than that. */
const SURPRISE_MAXIMUM = 36;

/** Minus the logarithm of the chance of one deal of so many cards, in order. */
function surpriseOf(cards: number): number {
  let surprise = 0;
  for (let i = 0; i < cards; i += 1) surprise += Math.log(DECK_SIZE - i);
  return Math.min(surprise, SURPRISE_MAXIMUM);
}

/** The same of hands of four whose cards were put in order by whoever wrote them down. */
export function sortedSurpriseOf(cards: number): number {
  const hands = Math.ceil(cards / 4);
  return Math.max(0, surpriseOf(cards) - hands * Math.log(24));
}

/** Of deals of four cards or more: their patterns of ranks and the orders of their first four. */
interface HandCounter {
  accept(deal: Deal): void;
  readonly patterns: Float64Array;
  readonly orders: Float64Array;
  hands(): number;
}

function handCounter(): HandCounter {
  const patterns = new Float64Array(5);
  const orders = new Float64Array(24);
  let hands = 0;
  return {
    accept([a = -1, b = -1, c = -1, d = -1]) {
      if (d < 0) return;
      hands += 1;
      const pattern = patternIndex(a, b, c, d);
      patterns[pattern] = (patterns[pattern] ?? 0) + 1;
      const order = orderIndex([a, b, c, d]);
      orders[order] = (orders[order] ?? 0) + 1;
    },
    patterns,
    orders,
    hands: () => hands,
  };
}

/** Counts whole decks: every card at every place, and what was kept since the deck before. */
interface DeckCounter {
  accept(deck: Deal): void;
  readonly places: Float64Array;
  /** For every place, how often it held the same card as in the deck before. */
  readonly stays: Float64Array;
  decks(): number;
  kept(): number;
}

function deckCounter(): DeckCounter {
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
