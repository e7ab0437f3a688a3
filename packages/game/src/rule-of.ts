import type { Because, Citation } from './citation.ts';

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
