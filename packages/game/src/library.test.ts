import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { createLibrary, problemsInBook } from './library.ts';
import type { GameBase, Mechanic } from './mechanic.ts';
import type { RulebookBase } from './rulebook.ts';

/** A mechanic whose books have two games each, and all lack something. */
const coin: Mechanic = {
  id: 'coin',
  gamesOf: (book) => [
    { id: `${book.id}/heads`, book },
    { id: `${book.id}/tails`, book },
  ],
  problemsIn: ({ id }) => [{ promise: 'a coin has two sides', problem: `${id} has one` }],
};

const sound: RulebookBase = rwsTaiSaiV5;
const bookOf = (id: string, mechanic = 'coin'): RulebookBase => ({
  ...sound,
  id,
  mechanic,
  clauses: { '1': { kind: 'rule', says: `The rule of ${id}.` } },
  interpretations: { 'I-1': { reads: [], says: 'x', why: 'x', status: 'proposed' } },
});

function libraryOf(books: readonly RulebookBase[], mechanics: readonly Mechanic[] = [coin]) {
  return createLibrary<GameBase, Mechanic>(mechanics, books);
}

const made = libraryOf([bookOf('one'), bookOf('two')]);
if (!made.ok) throw new Error(made.error.message);
const library = made.value;

test('every game of every book, in the order of the books', () => {
  expect(library.games.map(({ id }) => id)).toEqual([
    'one/heads',
    'one/tails',
    'two/heads',
    'two/tails',
  ]);
  expect(library.books.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(library.mechanics).toEqual([coin]);
});

test('a game is found by its id, and who asks for another is told which there are', () => {
  expect(library.findGame('two/tails')).toMatchObject({ ok: true, value: { id: 'two/tails' } });
  expect(library.findGame('two')).toEqual({
    ok: false,
    error: {
      code: 'unknown-game',
      message: 'There is no game "two"; the games are one/heads, one/tails, two/heads, two/tails.',
      known: ['one/heads', 'one/tails', 'two/heads', 'two/tails'],
    },
  });
});

test('a citation leads to a clause or a reading of the book it names, or nowhere', () => {
  expect(library.findClause('two#1')).toMatchObject({
    type: 'clause',
    id: '1',
    book: { id: 'two' },
    clause: { says: 'The rule of two.' },
  });
  expect(library.findClause('one#I-1')).toMatchObject({
    type: 'interpretation',
    id: 'I-1',
    book: { id: 'one' },
  });
  for (const nowhere of ['three#1', 'one#2', 'one#toString'] as const) {
    expect(library.findClause(nowhere)).toBe(null);
  }
});

test.each([
  ['mechanic-twice', libraryOf([], [coin, { ...coin }])],
  ['book-twice', libraryOf([bookOf('one'), bookOf('one')])],
  ['unknown-mechanic', libraryOf([bookOf('one'), bookOf('two', 'wheel')])],
])('%s makes no library', (code, refused) => {
  expect(refused).toMatchObject({ ok: false, error: { code } });
});

test('a book is faulted for what every book promises and for what those of its mechanic do', () => {
  const ofTheCoin = { promise: 'a coin has two sides', problem: 'rws-tai-sai-v5 has one' };
  expect(problemsInBook(library, { ...sound, mechanic: 'coin' })).toEqual([ofTheCoin]);
  expect(problemsInBook(library, sound)).toEqual([]);
  expect(problemsInBook(library, { ...sound, mechanic: 'coin', clauses: {} })).toEqual(
    expect.arrayContaining([
      { promise: 'every clause has a number', problem: 'the book has no clause' },
      ofTheCoin,
    ]),
  );
});
