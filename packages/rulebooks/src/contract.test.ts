import { BOOK_CONTRACT } from '@baize/game';
import { siKiPiGame } from '@baize/si-ki-pi';
import { DICE_GAMES } from '@baize/testing/dice-arbitraries';
import { DICE_CONTRACT, type DiceRulebook } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { GAMES, RULEBOOKS } from './registry.ts';
import type { Rulebook } from './rulebook.ts';
import { rwsSiKiPiV2 } from './rws-si-ki-pi-v2/index.ts';

const books: readonly Rulebook[] = RULEBOOKS;
const diceBooks = books.filter((book): book is DiceRulebook => book.mechanic === 'three-dice');

describe.each(books)('$id', (book) => {
  test.each(BOOK_CONTRACT)('$promise', ({ problems }) => {
    expect(problems(book)).toEqual([]);
  });
});

describe.each(diceBooks)('$id, with three dice', (book) => {
  test.each(DICE_CONTRACT)('$promise', ({ problems }) => {
    expect(problems(book)).toEqual([]);
  });
});

test('all books have different ids', () => {
  expect(new Set(books.map(({ id }) => id)).size).toBe(books.length);
});

test('all dice books answer the same rule keys', () => {
  const [first, ...rest] = diceBooks.map((book) => Object.keys(book.rules).sort());
  for (const keys of rest) expect(keys).toEqual(first);
});

// Areas as counted in the documents' pay tables; units by reading D13.
test.each([
  ['rws-sic-bo-2021/a', 56, 2],
  ['rws-sic-bo-2021/b', 104, 2],
  ['rws-sic-bo-2021/c', 104, 1],
  ['mbs-sic-bo-v4/rapid-select', 104, 2],
  ['mbs-sic-bo-v4/alfastreet', 50, 2],
  ['licensee-sic-bo/minimum', 50, 10],
  ['licensee-sic-bo/standard', 50, 1],
  ['rws-tai-sai-v5/a', 50, 1],
  ['rws-tai-sai-v5/c', 104, 1],
  ['rws-tai-sai-v5/e', 107, 1],
] as const)('%s has %i areas and the bet unit %i', (id, areas, unit) => {
  const game = DICE_GAMES.find((candidate) => candidate.id === id);
  expect(game?.wagers).toHaveLength(areas);
  expect(game?.unit).toBe(unit);
});

test('rws-si-ki-pi-v2 has the bet unit 20, for 5% of any stake', () => {
  expect(siKiPiGame(rwsSiKiPiV2).unit).toBe(20);
});

test('the games are these eleven', () => {
  expect(GAMES.map(({ id }) => id)).toEqual([
    'rws-sic-bo-2021/a',
    'rws-sic-bo-2021/b',
    'rws-sic-bo-2021/c',
    'mbs-sic-bo-v4/rapid-select',
    'mbs-sic-bo-v4/alfastreet',
    'licensee-sic-bo/minimum',
    'licensee-sic-bo/standard',
    'rws-tai-sai-v5/a',
    'rws-tai-sai-v5/c',
    'rws-tai-sai-v5/e',
    'rws-si-ki-pi-v2',
  ]);
});
