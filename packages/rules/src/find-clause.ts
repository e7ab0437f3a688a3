import type { Citation } from './citation.ts';
import { bookOf, clauseOf } from './citation.ts';
import type { Clause } from './clause.ts';
import type { Interpretation } from './interpretation.ts';
import { RULEBOOKS } from './registry.ts';
import type { Rulebook } from './rulebook.ts';

/** What a citation leads to. */
export type Cited =
  | {
      readonly type: 'clause';
      readonly book: Rulebook;
      readonly id: string;
      readonly clause: Clause;
    }
  | {
      readonly type: 'interpretation';
      readonly book: Rulebook;
      readonly id: string;
      readonly interpretation: Interpretation;
    };

const BOOKS: readonly Rulebook[] = RULEBOOKS;

/** The clause or interpretation a citation names, or null. */
export function findClause(citation: Citation): Cited | null {
  const book = BOOKS.find((candidate) => candidate.id === bookOf(citation));
  if (!book) return null;
  const id = clauseOf(citation);
  if (Object.hasOwn(book.clauses, id)) {
    const clause = book.clauses[id];
    return clause ? { type: 'clause', book, id, clause } : null;
  }
  const interpretations: Readonly<Record<string, Interpretation>> = book.interpretations;
  const interpretation = Object.hasOwn(interpretations, id) ? interpretations[id] : undefined;
  return interpretation ? { type: 'interpretation', book, id, interpretation } : null;
}
