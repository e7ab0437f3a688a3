import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Changes } from '../store/changes.ts';
import { type CommitOutcome, commitRow } from '../store/commit-row.ts';
import type { JournalRow } from '../store/journal-row.ts';
import type { OfficeKey } from '../store/office.ts';
import { readRow } from '../store/read-journal.ts';
import { isRefusedForGood } from './database-trouble.ts';

/** The table is being closed and nobody can tell any more whether a row was written. */
export class OutcomeUnknown extends Error {}

export interface WriterOptions {
  readonly pool: Pool;
  /** Signs rows, and what is on record beside them. */
  readonly signing: OfficeKey;
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
export class DurableWriter {
  readonly #options: WriterOptions;
  /** Kept while there is more to write, so that the next row is on its way without a detour. */
  #client: PoolClient | null = null;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  async write(row: JournalRow, changes: Changes): Promise<CommitOutcome> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#attempt(row, changes);
      } catch (error) {
        if (isRefusedForGood(error)) throw error;
        this.#options.onUncertain(error);
        await pause(attempt, this.#options.signal);
      }
    }
  }

  /** Lets others have the connection: there is nothing to write for now. */
  rest(): void {
    this.#client?.release();
    this.#client = null;
  }

  async #attempt(row: JournalRow, changes: Changes): Promise<CommitOutcome> {
    const { pool, patience, signing } = this.#options;
    const client = this.#client ?? (await pool.connect());
    this.#client = client;
    try {
      const outcome = await awaitWithin(patience, writeCommit(client, row, changes, signing));
      // With more busy tables than connections, each has to hand its own on after every row.
      if (pool.waitingCount > 0) this.rest();
      return outcome;
    } catch (error) {
      // Whatever went over this connection is uncertain now, and whatever comes over it too late.
      client.release(true);
      this.#client = null;
      throw error;
    }
  }
}

async function writeCommit(
  client: PoolClient,
  row: JournalRow,
  changes: Changes,
  signing: OfficeKey,
): Promise<CommitOutcome> {
  const outcome = await commitRow(client, row, changes, signing);
  if (outcome.type !== 'taken') return outcome;
  // The row in our place may be ours, from an attempt whose answer never came.
  const there = await readRow(client, row.table, row.first);
  return there?.hash.equals(row.hash) ? { type: 'committed' } : outcome;
}

/** The answer, or an error if none comes. */
async function awaitWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The database has not answered within ${milliseconds} ms.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
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
