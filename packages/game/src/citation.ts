/** One stable string: `rws-tai-sai-v5#5.12` for a clause, `rws-tai-sai-v5#I-L3` for an interpretation. */
export type Citation = `${string}#${string}`;

/** The citations that exist in one rulebook; anything else does not compile. */
export type CitationTo<Book extends string, Key> = `${Book}#${Key & string}`;

/** Why something was decided, most decisive first; a decision without a reason does not type-check. */
export type Because = readonly [Citation, ...Citation[]];

export function bookOf(citation: Citation): string {
  return citation.slice(0, citation.indexOf('#'));
}

/** The part a person says aloud: `5.12`, `Appendix H 4(ii)`, `I-L3`. */
export function clauseOf(citation: Citation): string {
  return citation.slice(citation.indexOf('#') + 1);
}
