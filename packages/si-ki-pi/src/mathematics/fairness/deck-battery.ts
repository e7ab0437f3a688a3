import { assert, rational } from '@baize/exact';
import {
  type Battery,
  type Cell,
  chiSquareFinding,
  couponTest,
  gapTest,
  goodnessOfFit,
  mergeThinCells,
  type Outcome,
  permutationTest,
  runsUpTest,
  type SymbolTest,
  serialTest,
  tooFew,
  uniformValues,
} from '@baize/math/fairness/kit';
import { DECK_SIZE, placeOf } from './deck.ts';
import { HAND_PATTERNS, HANDS, patternIndex } from './hand-patterns.ts';
import { positionResult } from './whole-decks.ts';

/** On deals: every card at every place, and the first cards of every deck. */
export function deckBattery(): Battery<readonly string[]> {
  const firstCards = firstCardBattery();
  const orders = permutationTest('deals', 4);
  const decks: readonly DeckTest[] = [placeTest(), dealPatternTest(), dealUniformTest()];
  return {
    accept(deck) {
      const places = placesOf(deck);
      for (const test of decks) test.accept(places);
      for (const test of firstCards) test.accept(places[0] ?? 0);
      for (const place of places.slice(0, 4)) orders.accept(place);
    },
    outcomes: () => [...decks, orders, ...firstCards].map((test) => test.outcome()),
  };
}

function firstCardBattery(): readonly SymbolTest[] {
  return [
    serialTest('deals', 52),
    // The four aces are printed first.
    gapTest('deals', rational(1, 13), (place) => place < 4),
    couponTest('deals', 52),
    runsUpTest('deals', 52),
  ];
}

/** A test that sees whole decks as places of cards, top card first. */
interface DeckTest {
  accept(places: readonly number[]): void;
  outcome(): Outcome;
}

/** Every card at every place of the deck, which includes every card in every deal. */
function placeTest(): DeckTest {
  const counts = new Uint32Array(DECK_SIZE * DECK_SIZE);
  const test = 'deals: frequency by place';
  let decks = 0;
  return {
    accept(places) {
      decks += 1;
      for (let i = 0; i < DECK_SIZE; i += 1) {
        const cell = i * DECK_SIZE + (places[i] ?? 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    },
    outcome() {
      const need = 5 * DECK_SIZE;
      if (decks < need) return tooFew(test, decks, need, 'decks');
      return chiSquareFinding(test, decks, positionResult(counts, decks));
    },
  };
}

/** The poker test in its own country: pairs, threes and fours among four cards. */
function dealPatternTest(): DeckTest {
  const counts = new Uint32Array(HAND_PATTERNS.length);
  const test = 'deals: poker';
  let decks = 0;
  return {
    accept([a = 0, b = 0, c = 0, d = 0]) {
      decks += 1;
      const pattern = patternIndex(a, b, c, d);
      counts[pattern] = (counts[pattern] ?? 0) + 1;
    },
    outcome() {
      const cells = mergeThinCells(
        HAND_PATTERNS.map(({ label, hands }, i): Cell => {
          const expected = rational(BigInt(hands) * BigInt(decks), HANDS);
          return { label, observed: counts[i] ?? 0, expected };
        }),
      );
      if (cells.length < 2) return tooFew(test, decks, 20, 'decks');
      return chiSquareFinding(test, decks, goodnessOfFit(cells), cells);
    },
  };
}

/** Which of the 6,497,400 ordered deals of four cards it is, as a number from 0 to 1. */
function dealUniformTest(): DeckTest {
  const collected = uniformValues('deals');
  return {
    accept(places) {
      const [a = 0, b = 0, c = 0, d = 0] = places;
      const second = b - before(b, a);
      const third = c - before(c, a) - before(c, b);
      const fourth = d - before(d, a) - before(d, b) - before(d, c);
      const index = ((a * 51 + second) * 50 + third) * 49 + fourth;
      collected.accept((index + 0.5) / (52 * 51 * 50 * 49));
    },
    outcome: () => collected.outcome(),
  };
}

/** 1 if the other card left the deck from a place before this one. */
function before(place: number, other: number): number {
  return other < place ? 1 : 0;
}

function placesOf(deck: readonly string[]): readonly number[] {
  return deck.map((card) => {
    const place = placeOf(card);
    assert(place !== null, `No such card: ${card}`);
    return place;
  });
}
