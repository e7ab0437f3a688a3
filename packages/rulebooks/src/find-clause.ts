import { bookOf, type Citation, type Clause, clauseOf, type Interpretation } from '@baize/game';
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
  const clause = own(book.clauses, id);
  if (clause) return { type: 'clause', book, id, clause };
  const interpretation = own(book.interpretations, id);
  return interpretation ? { type: 'interpretation', book, id, interpretation } : null;
}

/** A citation is often typed by hand, and `toString` names no clause. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
