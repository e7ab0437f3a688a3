import type { Because, Citation } from './citation.ts';
import { citationsIn, type RuleAnswer } from './rule-answer.ts';

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
