import { DECK } from '@baize/si-ki-pi';
import { expect, test } from 'vitest';
import { readCards, shuffleDeck } from './shoe.ts';

test('a shuffled deck has every card once, and those on top lie there', () => {
  const onTop = ['Kc', '8s', '8h', '2d'];
  const deck = shuffleDeck(onTop);
  expect(deck.slice(0, 4)).toEqual(onTop);
  expect([...deck].toSorted()).toEqual([...DECK].toSorted());
});

test('cards are read as they are written, and what is none is named', () => {
  expect(readCards('Kc 8s, Th')).toEqual(['Kc', '8s', 'Th']);
  expect(readCards('')).toEqual([]);
  expect(readCards('Kc 8s Kc')).toBe('Kc is there twice.');
  expect(readCards('10h')).toBe('10h is no card: write Kc or Th.');
});
