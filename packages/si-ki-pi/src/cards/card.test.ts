import { expect, test } from 'vitest';
import { DECK, parseCard, printingOrder, rankOf, SUITS } from './card.ts';
import { RANKS } from './rank.ts';

const RANK_LETTERS = [...'AKQJT98765432'];

test('[rws-si-ki-pi-v2#2.2.1] the deck has 52 different cards, thirteen of each suit', () => {
  expect(DECK).toHaveLength(52);
  expect(new Set(DECK).size).toBe(52);
  for (const suit of ['s', 'h', 'd', 'c']) {
    expect(DECK.filter((card) => card.endsWith(suit)).map((card) => card.charAt(0))).toEqual(
      RANK_LETTERS,
    );
  }
});

test('every card is its own text, and ranks as its letter says', () => {
  for (const [index, letter] of RANK_LETTERS.entries()) {
    for (const suit of SUITS) {
      const card = parseCard(`${letter}${suit}`);
      expect(card).toBe(`${letter}${suit}`);
      expect(card && rankOf(card)).toBe(14 - index);
      expect(card && rankOf(card)).toBe(RANKS[index]);
    }
  }
});

test('a card has one spelling', () => {
  for (const text of ['', 'A', 's', 'as', 'AS', 'sA', '10h', '1s', 'Ax', 'As ', '__proto__']) {
    expect(parseCard(text)).toBeNull();
  }
});

test('cards are printed by rank from the Ace down, then spades, hearts, diamonds, clubs', () => {
  expect(DECK.slice(0, 5)).toEqual(['As', 'Ah', 'Ad', 'Ac', 'Ks']);
  expect(DECK.toReversed().toSorted(printingOrder)).toEqual(DECK);
  expect(printingOrder('As', 'As')).toBe(0);
});
