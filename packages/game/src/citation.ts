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

/** A rulebook, as far as asking it for a clause goes. */
export interface Answers<Key extends string> {
  readonly id: string;
  readonly rules: Readonly<Record<Key, RuleAnswer>>;
}

/** The clauses by which a book governs something; a book that has none was asked in error. */
export function ruleOf<Key extends string>(book: Answers<Key>, ...keys: readonly Key[]): Because {
  const [first, ...rest] = keys.flatMap((key) => citationsIn(book.rules[key]));
  if (!first) throw new Error(`${book.id} has no rule for ${keys.join(', ')}.`);
  return because(first, ...rest);
}

/** Citations in order of weight, each once. */
export function because(first: Citation, ...rest: readonly Citation[]): Because {
  return [first, ...new Set(rest.filter((citation) => citation !== first))];
}

/** What a rulebook answers when shared code asks which of its clauses governs something. */
export type RuleAnswer<C extends Citation = Citation> = 'not-applicable' | C | readonly [C, ...C[]];

export function citationsIn<C extends Citation>(answer: RuleAnswer<C>): readonly C[] {
  if (answer === 'not-applicable') return [];
  return typeof answer === 'string' ? [answer] : answer;
}
