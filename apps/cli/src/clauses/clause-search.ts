import type { Cited, RulebookBase } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import { nearestFew } from '../text/nearest.ts';

/** What somebody who typed a clause may have meant. */
export type ClauseSearch =
  | { readonly type: 'found'; readonly cited: readonly Cited[] }
  | {
      readonly type: 'not-found';
      readonly message: string;
      readonly suggestions: readonly string[];
    };

/**
 * Reads `rws-tai-sai-v5#5.12` as one clause, `rws-tai-sai-v5` as all of them, `H2` or `I-H2` as a
 * reading in every book that has it, and a bare clause number as that number in every book.
 */
export function searchClauses(text: string, library: HouseLibrary): ClauseSearch {
  const hash = text.indexOf('#');
  if (hash < 0) return searchEverywhere(text, library);
  const book = bookNamed(text.slice(0, hash), library);
  if (!book) return noSuchBook(text.slice(0, hash), library);
  const id = text.slice(hash + 1);
  return searchBooks([book], id) ?? noSuchClause(book, id);
}

function searchEverywhere(text: string, library: HouseLibrary): ClauseSearch {
  const { books } = library;
  const book = bookNamed(text, library);
  if (book) return { type: 'found', cited: idsOf(book).flatMap((id) => findCitedIn(book, id)) };
  const found = searchBooks(books, text);
  if (found) return found;
  const names = [...books.map(({ id }) => id), ...books.flatMap(idsOf)];
  return {
    type: 'not-found',
    message: `There is no rulebook, clause or reading "${clip(text)}".`,
    suggestions: [...new Set(nearestFew(text, names, 3))],
  };
}

/** A game names its book too, since people have its id at hand. */
function bookNamed(text: string, { games, books }: HouseLibrary): RulebookBase | null {
  const id = games.find((game) => game.id === text)?.book.id ?? text;
  return books.find((book) => book.id === id) ?? null;
}

function searchBooks(books: readonly RulebookBase[], text: string): ClauseSearch | null {
  const exact = books.flatMap((book) => findCitedIn(book, text));
  if (exact.length > 0) return { type: 'found', cited: exact };
  const wanted = text.toLowerCase();
  const loose = books.flatMap((book) =>
    idsOf(book)
      .filter((id) => [wanted, `i-${wanted}`].includes(id.toLowerCase()))
      .flatMap((id) => findCitedIn(book, id)),
  );
  return loose.length > 0 ? { type: 'found', cited: loose } : null;
}

function findCitedIn(book: RulebookBase, id: string): readonly Cited[] {
  if (Object.hasOwn(book.clauses, id)) {
    const clause = book.clauses[id];
    if (clause) return [{ type: 'clause', book, id, clause }];
  }
  return Object.entries(book.interpretations)
    .filter(([each]) => each === id)
    .map(([, interpretation]) => ({ type: 'interpretation', book, id, interpretation }));
}

function idsOf(book: RulebookBase): readonly string[] {
  return [...Object.keys(book.clauses), ...Object.keys(book.interpretations)];
}

function noSuchBook(text: string, { books }: HouseLibrary): ClauseSearch {
  return {
    type: 'not-found',
    message: `There is no rulebook "${clip(text)}".`,
    suggestions: nearestFew(
      text,
      books.map(({ id }) => id),
      3,
    ),
  };
}

/** Near in spelling, then a clause above it: somebody who wants 5.12.3 may want 5.12. */
function noSuchClause(book: RulebookBase, id: string): ClauseSearch {
  const parents = idsOf(book).filter(
    (each) => id.startsWith(`${each}.`) || id.startsWith(`${each}(`),
  );
  const near = [...nearestFew(id, idsOf(book), 3), ...parents.toReversed()];
  return {
    type: 'not-found',
    message: `${book.id} has no clause "${clip(id)}".`,
    suggestions: [...new Set(near)].slice(0, 3).map((each) => `${book.id}#${each}`),
  };
}

function clip(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}
