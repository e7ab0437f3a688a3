import { DECK_SIZE, type Deal } from '@baize/si-ki-pi/fairness';
import { seededDecks, seededNumbers, seededOrder } from './seeded-dice.ts';

/** A way in which a record of cards can be wrong, or not. */
export interface StrangeCards {
  readonly what: string;
  readonly deals: (seed: number, count: number) => readonly Deal[];
}

const hands = (seed: number, count: number): readonly Deal[] => seededDecks(seed, count, 4);

/** Hands of four cards, and whole decks; the first of each is fair. */
export const STRANGE_HANDS: readonly StrangeCards[] = [
  { what: 'fair', deals: hands },
  { what: 'a card missing from the deck', deals: missingCard },
  { what: 'aces a quarter likelier than others', deals: likelyAces },
  { what: 'the same hand 3 times running, once', deals: frozenHand },
  { what: 'a block of 30 hands replayed', deals: replayedHands },
  { what: 'first cards like a pack of 52', deals: packOfFirsts },
  { what: 'one hand in ten keeps a card', deals: keptCard },
  { what: 'a pair in half of the hands', deals: pairs },
];

export const STRANGE_DECKS: readonly StrangeCards[] = [
  { what: 'fair', deals: (seed, count) => seededDecks(seed, count) },
  { what: 'shuffled by one riffle', deals: (seed, count) => riffled(seed, count, 1) },
  { what: 'shuffled by three riffles', deals: (seed, count) => riffled(seed, count, 3) },
  { what: 'the same deck twice, once', deals: sameDeck },
  { what: 'the bottom card stays in one deck of ten', deals: stuckBottom },
  { what: 'the card at place 20 stays for one deck in ten', deals: stayingCard },
];

function missingCard(seed: number, count: number): readonly Deal[] {
  return seededDecks(seed, count).map((deck) => deck.filter((card) => card !== 0).slice(0, 4));
}

/** Now and then a hand without an ace is dealt again. */
function likelyAces(seed: number, count: number): readonly Deal[] {
  const next = seededNumbers(seed);
  const again = hands(seed + 1e6, count);
  return hands(seed, count).map((hand, i) =>
    hand.some((card) => card < 4) || next() % 3 !== 0 ? hand : (again[i] ?? hand),
  );
}

function frozenHand(seed: number, count: number): readonly Deal[] {
  const start = Math.floor(count / 2);
  const fair = hands(seed, count);
  return fair.map((hand, i) => (i >= start && i < start + 3 ? (fair[start] ?? hand) : hand));
}

function replayedHands(seed: number, count: number): readonly Deal[] {
  const start = Math.floor(count / 2);
  const fair = hands(seed, count);
  return fair.map((hand, i) => (i >= start && i < start + 30 ? (fair[i - start] ?? hand) : hand));
}

function packOfFirsts(seed: number, count: number): readonly Deal[] {
  const next = seededNumbers(seed);
  const cards = Array.from({ length: DECK_SIZE }, (_, place) => place);
  const packs = Array.from({ length: Math.ceil(count / DECK_SIZE) }, () =>
    seededOrder(next, cards),
  );
  const firsts = packs.flat();
  return seededDecks(seed + 1e6, count).map((deck, i) => {
    const first = firsts[i] ?? 0;
    return [first, ...deck.filter((card) => card !== first).slice(0, 3)];
  });
}

function keptCard(seed: number, count: number): readonly Deal[] {
  const next = seededNumbers(seed);
  const kept: Deal[] = [];
  for (const hand of hands(seed + 1e6, count)) {
    const before = kept.at(-1)?.[next() % 4];
    const isKept = next() % 10 === 0 && before !== undefined && !hand.includes(before);
    kept.push(isKept ? [before, ...hand.slice(1)] : hand);
  }
  return kept;
}

/** Every third hand without a pair is exchanged for the next one. */
function pairs(seed: number, count: number): readonly Deal[] {
  const next = seededNumbers(seed);
  const again = hands(seed + 1e6, count);
  const hasPair = (hand: Deal): boolean => new Set(hand.map((card) => card >> 2)).size < 4;
  return hands(seed, count).map((hand, i) =>
    hasPair(hand) || next() % 4 === 0 ? hand : (again[i] ?? hand),
  );
}

/** Decks of which each is the one before, cut in two and let fall together so many times. */
function riffled(seed: number, count: number, times: number): readonly Deal[] {
  const next = seededNumbers(seed);
  let deck = seededOrder(
    next,
    Array.from({ length: DECK_SIZE }, (_, place) => place),
  );
  return Array.from({ length: count }, () => {
    for (let riffle = 0; riffle < times; riffle += 1) {
      const bits = deck.map(() => next() >>> 31);
      const left = bits.filter((bit) => bit === 0).length;
      let [fromLeft, fromRight] = [0, left];
      const before = deck;
      deck = bits.map((bit) => before[bit === 0 ? fromLeft++ : fromRight++] ?? 0);
    }
    return deck;
  });
}

function sameDeck(seed: number, count: number): readonly Deal[] {
  const fair = seededDecks(seed, count);
  const start = Math.floor(count / 2);
  return fair.map((deck, i) => (i === start + 1 ? (fair[start] ?? deck) : deck));
}

function stuckBottom(seed: number, count: number): readonly Deal[] {
  return seededDecks(seed, count).map((deck, i) =>
    i % 10 === 0 ? [...deck.filter((card) => card !== 51), 51] : deck,
  );
}

/** One deck in ten has the card of the deck before at place 20, whichever that was. */
function stayingCard(seed: number, count: number): readonly Deal[] {
  const decks: Deal[] = [];
  for (const [i, deck] of seededDecks(seed, count).entries()) {
    const before = decks.at(-1)?.[19];
    const others = deck.filter((card) => card !== before);
    const stays = i % 10 === 0 && before !== undefined;
    decks.push(stays ? [...others.slice(0, 19), before, ...others.slice(19)] : deck);
  }
  return decks;
}
