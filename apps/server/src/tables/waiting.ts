import { assert } from '@baize/exact';
import type { Stale } from '../store/commit-row.ts';
import type { Draft, Prepared } from './durable-writer.ts';
import type { TableAnswer } from './running-table.ts';

/** A request on its way to an answer. */
export interface Waiting extends Prepared {
  readonly attempts: number;
  readonly answer: (answer: TableAnswer) => void;
  readonly fail: (bug: unknown) => void;
}

/** How often a request is prepared anew when what it relies on keeps changing under it. */
export const ATTEMPTS = 10;

/** Fewer than this are never parted. */
const BATCH_LEAST = 16;
/** Into how many rows a long queue goes. */
const BATCHES = 4;

/**
 * How many of those who wait go into the next row. A long queue is parted: if everybody went at once,
 * everybody would be answered at once and come back at once, and database, server and terminals would
 * take turns instead of working side by side. The longer the queue, the larger the rows.
 */
export function batchSize(waiting: number, most: number): number {
  return Math.min(most, Math.max(BATCH_LEAST, Math.ceil(waiting / BATCHES)));
}

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
