import type { PublicFact } from '@baize/protocol/client';

/** A round that has no result: what happened, or that it was decided, and by which clauses. */
export type Voided = Pick<
  Extract<PublicFact, { readonly type: 'RoundVoided' | 'RoundReversed' }>,
  'round' | 'incident' | 'because'
>;

/** The last round that became void among these facts. No view keeps why: a page opened later does not know. */
export function voidedIn(facts: readonly PublicFact[]): Voided | null {
  const found = facts.findLast(
    (fact) => fact.type === 'RoundVoided' || fact.type === 'RoundReversed',
  );
  return found ?? null;
}
