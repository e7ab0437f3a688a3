import { assert } from '@baize/exact';
import type { Stale } from '../store/commit-row.ts';
import type { Draft, Prepared } from './position.ts';
import type { TableAnswer } from './running-table.ts';

/** A request on its way to an answer. */
export interface Waiting extends Prepared {
  readonly attempts: number;
  readonly answer: (answer: TableAnswer) => void;
  readonly fail: (bug: unknown) => void;
}

/** How often a request is prepared anew when what it relies on keeps changing under it. */
export const ATTEMPTS = 10;

/** Whose events assumed what is not so, and who merely was in the same row. */
export function sharesOf(
  { verdicts }: Draft,
  batch: readonly Waiting[],
  { sequences }: Stale,
): { readonly concerned: readonly Waiting[]; readonly others: readonly Waiting[] } {
  const stale = new Set(sequences);
  const isConcerned = (_: Waiting, index: number): boolean => {
    const verdict = verdicts[index];
    if (!verdict || 'bug' in verdict || verdict.answer.type !== 'accepted') return false;
    return verdict.answer.events.some(({ sequence }) => stale.has(sequence));
  };
  const concerned = batch.filter(isConcerned);
  assert(concerned.length > 0, 'Whatever is stale was assumed by a request of the row.');
  return {
    concerned,
    others: batch.filter((one, index) => !isConcerned(one, index)),
  };
}
