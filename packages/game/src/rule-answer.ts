import type { Citation } from './citation.ts';

/** What a rulebook answers when shared code asks which of its clauses governs something. */
export type RuleAnswer<C extends Citation = Citation> = 'not-applicable' | C | readonly [C, ...C[]];

export function citationsIn<C extends Citation>(answer: RuleAnswer<C>): readonly C[] {
  if (answer === 'not-applicable') return [];
  return typeof answer === 'string' ? [answer] : answer;
}
