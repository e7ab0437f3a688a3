import { type LagMatches, lagMatches } from '../tally/lag-matches.ts';
import { type ReplaySearch, replaySearch } from '../tally/replay-search.ts';
import { type RunLengths, runLengths } from '../tally/run-lengths.ts';
import { DECK, DECK_SIZE, type Deal } from './deck.ts';
import { deckCounter } from './deck-counter.ts';
import { handCounter } from './hand-counter.ts';
import { sortedDeals } from './sorted-deals.ts';

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
