import { err, ok, type Result } from '@baize/exact';
import { bookOf, type Citation, clauseOf } from './citation.ts';
import type { Clause } from './clause.ts';
import { BOOK_CONTRACT } from './contract/book-contract.ts';
import { problemsAgainst } from './contract/promise.ts';
import type { Interpretation } from './interpretation.ts';
import type { BookProblem, GameBase, Mechanic } from './mechanic.ts';

/** Which books there are, and which games they make. Shared code receives one; it has no list of its own. */
export interface Library<
  Game extends GameBase = GameBase,
  Played extends Mechanic<Game> = Mechanic<Game>,
> {
  readonly mechanics: readonly Played[];
  readonly books: readonly Game['book'][];
  /** Every game that can be played, in the order of the books. */
  readonly games: readonly Game[];
  readonly findGame: (id: string) => Result<Game, UnknownGame>;
  /** The clause or interpretation a citation names, or null. */
  readonly findClause: (citation: Citation) => Cited<Game['book']> | null;
}

export interface UnknownGame {
  readonly code: 'unknown-game';
  readonly message: string;
  readonly known: readonly string[];
}

/** What a citation leads to. */
export type Cited<Book extends GameBase['book'] = GameBase['book']> =
  | {
      readonly type: 'clause';
      readonly book: Book;
      readonly id: string;
      readonly clause: Clause;
    }
  | {
      readonly type: 'interpretation';
      readonly book: Book;
      readonly id: string;
      readonly interpretation: Interpretation;
    };

/** Why some books and mechanics make no library. */
export interface LibraryProblem {
  readonly code: 'unknown-mechanic' | 'mechanic-twice' | 'book-twice';
  readonly message: string;
}

export function createLibrary<Game extends GameBase, Played extends Mechanic<Game>>(
  mechanics: readonly (Played & Mechanic<Game>)[],
  books: readonly Game['book'][],
): Result<Library<Game, Played>, LibraryProblem> {
  const byName = new Map(mechanics.map((mechanic) => [mechanic.id, mechanic]));
  const twice = mechanics.find((mechanic) => byName.get(mechanic.id) !== mechanic);
  if (twice) return problem('mechanic-twice', `The mechanic ${twice.id} is there twice.`);
  const byId = new Map(books.map((book) => [book.id, book]));
  const same = books.find((book) => byId.get(book.id) !== book);
  if (same) return problem('book-twice', `The rulebook ${same.id} is there twice.`);
  const games: Game[] = [];
  for (const book of books) {
    const mechanic = byName.get(book.mechanic);
    if (!mechanic) {
      const message = `${book.id} is played with ${book.mechanic}, which is not there.`;
      return problem('unknown-mechanic', message);
    }
    games.push(...mechanic.gamesOf(book));
  }
  const findGame = gameFinder(games);
  return ok({ mechanics, books, games, findGame, findClause: clauseFinder(byId) });
}

/** Everything a book has got wrong: what every book promises, and what those of its mechanic do. */
export function problemsInBook<Game extends GameBase>(
  { mechanics }: Pick<Library<Game>, 'mechanics'>,
  book: Game['book'],
): readonly BookProblem[] {
  const mechanic = mechanics.find(({ id }) => id === book.mechanic);
  return [...problemsAgainst(BOOK_CONTRACT, book), ...(mechanic?.problemsIn(book) ?? [])];
}

function problem(code: LibraryProblem['code'], message: string): Result<never, LibraryProblem> {
  return err({ code, message });
}

function gameFinder<Game extends GameBase>(games: readonly Game[]): Library<Game>['findGame'] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const known = [...byId.keys()];
  return (id) => {
    const game = byId.get(id);
    if (game) return ok(game);
    const message = `There is no game ${JSON.stringify(id)}; the games are ${known.join(', ')}.`;
    return err({ code: 'unknown-game', message, known });
  };
}

function clauseFinder<Game extends GameBase>(
  books: ReadonlyMap<string, Game['book']>,
): Library<Game>['findClause'] {
  return (citation) => {
    const book = books.get(bookOf(citation));
    if (!book) return null;
    const id = clauseOf(citation);
    const clause = readOwn(book.clauses, id);
    if (clause) return { type: 'clause', book, id, clause };
    const interpretation = readOwn(book.interpretations, id);
    return interpretation ? { type: 'interpretation', book, id, interpretation } : null;
  };
}

/** A citation is often typed by hand, and `toString` names no clause. */
function readOwn<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
