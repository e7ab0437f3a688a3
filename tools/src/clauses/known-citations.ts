import { type CoveredBook, citablesOf } from './covered-book.ts';

export interface FoundCitation {
  /** The citation if there is such a clause, otherwise what was written. */
  readonly text: string;
  readonly isKnown: boolean;
  readonly offset: number;
}

/** Finds citations of certain books in any text. */
export interface KnownCitations {
  readonly has: (citation: string) => boolean;
  readonly within: (text: string) => readonly FoundCitation[];
}

export function collectCitations(books: readonly CoveredBook[]): KnownCitations {
  const idsByBook = new Map(
    books.map((book) => [
      book.id,
      // Longest first, so that 5.1 is never found where 5.12 is written.
      citablesOf(book)
        .map(({ id }) => id)
        .toSorted((a, b) => b.length - a.length),
    ]),
  );
  const citations = new Set(books.flatMap((book) => citablesOf(book).map((each) => each.citation)));
  const bookPattern = [...idsByBook.keys()].map(escapePattern).join('|');
  const opening = new RegExp(String.raw`(?<![\w-])(${bookPattern || '(?!)'})#(?=[\w])`, 'g');

  return {
    has: (citation) => citations.has(citation),
    within: (text) =>
      [...text.matchAll(opening)].map((match) => {
        const [whole, book = ''] = match;
        const rest = text.slice(match.index + whole.length);
        const id = (idsByBook.get(book) ?? []).find((known) => startsWithClause(rest, known));
        const written = /^[\w.()-]*[\w)]/.exec(rest)?.[0] ?? '';
        return {
          text: `${whole}${id ?? written}`,
          isKnown: id !== undefined,
          offset: match.index,
        };
      }),
  };
}

/** Whether a clause number stands there and does not go on: 5.1 is neither 5.12 nor 5.1.1 nor 5.1(a). */
function startsWithClause(text: string, id: string): boolean {
  return text.startsWith(id) && !/^(?:\w|\.\d|\(\w{1,4}\))/.test(text.slice(id.length));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
