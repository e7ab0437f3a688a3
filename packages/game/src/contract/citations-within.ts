import type { Citation } from '../citation.ts';
import type { RulebookBase } from '../rulebook.ts';

/** Every citation anywhere in a piece of data, however deep; repeated ones once each time. */
export function citationsWithin(data: unknown): readonly Citation[] {
  if (typeof data === 'string') return isCitation(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(citationsWithin);
}

/** Whether a citation leads to a clause or an interpretation of this very book. */
export function resolvesIn(
  book: Pick<RulebookBase, 'id' | 'clauses' | 'interpretations'>,
  citation: Citation,
): boolean {
  const prefix = `${book.id}#`;
  const id = citation.slice(prefix.length);
  return (
    citation.startsWith(prefix) &&
    (Object.hasOwn(book.clauses, id) || Object.hasOwn(book.interpretations, id))
  );
}

/** A book's id, a hash and something after it: prose never looks like that. */
function isCitation(text: string): text is Citation {
  return /^[a-z0-9-]+#./.test(text);
}
