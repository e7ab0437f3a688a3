import { bookOf, type Citation, type ClauseKind, clauseOf, type RulebookBase } from '@baize/game';

/** A clause of the document, in our own words. */
export interface CitedClause {
  readonly citation: Citation;
  /** As people say it: `3.10.4`. */
  readonly clause: string;
  readonly kind: ClauseKind;
  readonly says: string;
}

export function clausesOf(book: RulebookBase): readonly CitedClause[] {
  return Object.entries(book.clauses).map(([clause, { kind, says }]) => ({
    citation: `${book.id}#${clause}`,
    clause,
    kind,
    says,
  }));
}

/** The clauses among some citations, in the order of the document; interpretations are left out. */
export function clausesAmong(
  book: RulebookBase,
  citations: readonly Citation[],
): readonly CitedClause[] {
  const wanted = new Set(citations.filter((each) => bookOf(each) === book.id).map(clauseOf));
  return clausesOf(book).filter(({ clause }) => wanted.has(clause));
}
