import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Changes } from '../store/changes.ts';
import { type CommitOutcome, commitRow } from '../store/commit-row.ts';
import type { JournalRow } from '../store/journal-row.ts';
import { readRow } from '../store/read-journal.ts';
import { isRefusedForGood } from './database-trouble.ts';

/** The table is being closed and nobody can tell any more whether a row was written. */
export class OutcomeUnknown extends Error {}

export interface WriterOptions {
  readonly pool: Pool;
  /** After this many milliseconds without an answer nobody knows what the database does. */
  readonly patience: number;
  /** Called when a write went unanswered, and again for every attempt to find out. */
  readonly onUncertain: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes a row and comes back only with certainty. A write that fails or is not answered may have
 * happened all the same, so the very same row is written again until the database says that it is
 * there: the key of the journal lets it in once. Nothing is ever decided twice on a guess. A
 * transaction that is still under way, perhaps waiting for a standby, holds that key and so is
 * waited for.
 */
export async function writeDurably(
  row: JournalRow,
  changes: Changes,
  options: WriterOptions,
): Promise<CommitOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptOnce(row, changes, options);
    } catch (error) {
      if (isRefusedForGood(error)) throw error;
      options.onUncertain(error);
      await pause(attempt, options.signal);
    }
  }
}

async function attemptOnce(
  row: JournalRow,
  changes: Changes,
  { pool, patience }: WriterOptions,
): Promise<CommitOutcome> {
  const client = await pool.connect();
  return answeredWithin(patience, client, async () => {
    const outcome = await commitRow(client, row, changes);
    if (outcome.type !== 'taken') return outcome;
    // The row in our place may be ours, from an attempt whose answer never came.
    const there = await readRow(client, row.table, row.first);
    return there?.hash.equals(row.hash) ? { type: 'committed' } : outcome;
  });
}

/** Gives the connection up if no answer comes; whatever went over it is then uncertain. */
async function answeredWithin<T>(
  milliseconds: number,
  client: PoolClient,
  work: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const error = new Error(`The database has not answered within ${milliseconds} ms.`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    const result = await Promise.race([work(), silence]);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function pause(attempt: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.min(1000, 25 * 2 ** Math.min(attempt, 6)), undefined, { signal });
  } catch {
    throw new OutcomeUnknown('The table was closed before the database answered.');
  }
}
