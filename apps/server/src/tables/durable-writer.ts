import { setTimeout as delay } from 'node:timers/promises';
import { assert } from '@baize/exact';
import {
  type Answer,
  type Command,
  type CommandEnvelope,
  commandsOf,
  LIBRARY,
  noRefusals,
  operateOnce,
  type Recorded,
  type RefusalMemory,
  type TableState,
} from '@baize/table';
import type { Pool, PoolClient } from 'pg';
import type { CommitOutcome, Stale } from '../store/append-row.ts';
import type { AuditEntry } from '../store/audit-lines.ts';
import { type Changes, changesOf } from '../store/changes.ts';
import { commitRow } from '../store/commit-row.ts';
import { type Head, headAfter, type JournalRow, readRow, rowOf } from '../store/journal-row.ts';
import type { OfficeKey } from '../store/office.ts';
import type { Restored } from '../store/snapshot-store.ts';
import { askedDigest } from './asked.ts';
import { isReadOnly, isRefusedForGood } from './database-trouble.ts';
import { type Durability, untilOnStandby } from './durability.ts';
import type { TableAnswer, TableRequest } from './running-table.ts';

/** The table is being closed and nobody can tell any more whether a row was written. */
export class OutcomeUnknown extends Error {}

export interface WriterOptions {
  readonly pool: Pool;
  /** Signs rows, and what is on record beside them. */
  readonly signing: OfficeKey;
  /** After this many milliseconds without an answer nobody knows what the database does. */
  readonly patience: number;
  /** Told of every row that is durable, and asked whether what was found is. */
  readonly durability: Durability;
  /** Called when a write went unanswered, and again for every attempt to find out. */
  readonly onUncertain: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes a row and comes back only with certainty. A write that fails or is not answered may have
 * happened all the same, so the very same row is written again until the database says that it is
 * there: the key of the journal lets it in once. Nothing is ever decided twice on a guess. A
 * transaction that is still under way, perhaps waiting for a standby, holds that key and so is
 * waited for; a row that is found may have lost that wait, so a later write must reach the standby first.
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
        const outcome = await this.#attempt(row, changes);
        if (outcome.type === 'committed') this.#options.durability.reached();
        return outcome;
      } catch (error) {
        this.#options.durability.lost();
        // A server that only reads has not written it, and neither had an attempt before this one.
        if (isRefusedForGood(error) || (attempt === 0 && isReadOnly(error))) throw error;
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
    const { pool, patience } = this.#options;
    const client = this.#client ?? (await pool.connect());
    this.#client = client;
    try {
      const outcome = await awaitWithin(patience, this.#commit(client, row, changes));
      if (outcome.type === 'gap') this.#leave();
      // With more busy tables than connections, each has to hand its own on after every row.
      else if (pool.waitingCount > 0) this.rest();
      return outcome;
    } catch (error) {
      // Whatever went over this connection is uncertain now, and whatever comes over it too late.
      this.#leave();
      throw error;
    }
  }

  /** Ends the connection: the server behind it may not be the one that has the record. */
  #leave(): void {
    this.#client?.release(true);
    this.#client = null;
  }

  async #commit(client: PoolClient, row: JournalRow, changes: Changes): Promise<CommitOutcome> {
    const { signing, durability } = this.#options;
    const commit = () => commitRow(client, row, changes, signing);
    const outcome = await untilOnStandby(client, commit);
    if (outcome.type !== 'taken') return outcome;
    // The row in our place may be ours, from an attempt whose answer never came.
    const there = await readRow(client, row.table, row.first);
    if (!there?.hash.equals(row.hash)) return outcome;
    await durability.confirm();
    return { type: 'committed' };
  }
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

/** Longer after every attempt, and never longer than a second. */
export async function pause(attempt: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.min(1000, 25 * 2 ** Math.min(attempt, 6)), undefined, { signal });
  } catch {
    throw new OutcomeUnknown('The table was closed before the database answered.');
  }
}

/** Where a table stands: its state, the row that led there, and the refusals given since it runs. */
export interface Position {
  readonly state: TableState;
  readonly head: Head;
  readonly refusals: RefusalMemory;
}

export function positionAt({ state, head }: Restored): Position {
  return { state, head, refusals: noRefusals() };
}

/** A request whose command is known. */
interface Prepared {
  readonly request: TableRequest;
  readonly command: Command;
}

/** What became of a request: an answer, or the bug that prevented one. */
type Verdict = { readonly answer: Answer } | { readonly bug: unknown };

/** Requests decided one after another, none of it durable yet. */
export interface Draft {
  readonly before: Position;
  readonly after: Position;
  /** Null if nothing was accepted: then there is nothing to write. */
  readonly row: JournalRow | null;
  readonly facts: readonly Recorded[];
  readonly changes: Changes;
  /** In the order of the requests. */
  readonly verdicts: readonly Verdict[];
}

/** Decides requests in order, all at one moment, and puts what they bring about into one row. */
export function draftOf(
  table: string,
  before: Position,
  batch: readonly Prepared[],
  now: number,
): Draft {
  // A clock that was set back must not make a journal in which time runs backwards.
  const at = Math.max(now, before.head.at);
  let { state, refusals } = before;
  const facts: Recorded[] = [];
  const trail: AuditEntry[] = [];
  const asked = new Map<string, number>();
  const verdicts = batch.map(({ request, command }): Verdict => {
    try {
      const order = orderOf(request, command, at);
      const operated = operateOnce(state, refusals, order);
      if (isForAnyRound(request, command, state, operated.answer)) return { answer: ROUND_MISSING };
      ({ state, refusals } = operated);
      if (operated.answer.type === 'accepted' && operated.answer.events.length > 0) {
        facts.push(...operated.answer.events);
        if (order.asked !== undefined) asked.set(order.op, order.asked);
        if (request.trace) trail.push({ ...request.trace, at, outcome: 'accepted' });
      }
      return { answer: operated.answer };
    } catch (bug) {
      return { bug };
    }
  });
  const row = facts.length === 0 ? null : rowOf(table, before.head, at, facts);
  const head = row ? headAfter(row) : before.head;
  const changes = withAsked(changesOf(before.state, state, facts, trail), asked);
  return { before, after: { state, refusals, head }, row, facts, changes, verdicts };
}

function withAsked(changes: Changes, asked: ReadonlyMap<string, number>): Changes {
  const operations = changes.operations.map((each) => {
    const digest = asked.get(each.op);
    return digest === undefined ? each : { ...each, asked: digest };
  });
  return { ...changes, operations };
}

/**
 * Something that would be done in whatever round happens to be in progress when it arrives. It is asked
 * last, so that whoever may not do it at all is told that.
 */
function isForAnyRound(
  { mustNameRound, round }: TableRequest,
  { type }: Command,
  state: TableState,
  answer: Answer,
): boolean {
  if (!mustNameRound || round !== undefined || state.round === null) return false;
  return answer.type === 'accepted' && commandsOf(state[LIBRARY]).concernsRound(type);
}

const ROUND_MISSING: Answer = {
  type: 'refused',
  refusal: {
    code: 'malformed-command',
    message: 'This concerns the round in progress and has to name it.',
    because: ['baize-floor#well-formed', 'baize-floor#this-round'],
    field: 'round',
  },
};

function orderOf(request: TableRequest, command: Command, at: number): CommandEnvelope {
  const { op, by, round } = request;
  const asked = askedDigest(request);
  return {
    op,
    at,
    by,
    command,
    ...(round === undefined ? {} : { round }),
    ...(asked === undefined ? {} : { asked }),
  };
}

/** A request on its way to an answer. */
export interface Waiting extends Prepared {
  readonly attempts: number;
  readonly answer: (answer: TableAnswer) => void;
  readonly fail: (bug: unknown) => void;
}

/** How often a request is prepared anew when what it relies on keeps changing under it. */
export const ATTEMPTS = 10;

/** Fewer than this are never parted. */
const BATCH_LEAST = 64;
/** Into how many rows a long queue goes. */
const BATCHES = 2;

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
