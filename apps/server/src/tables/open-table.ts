import { firstSequence, type TableState } from '@baize/table';
import type { Pool } from 'pg';
import { readRows } from '../store/journal-row.ts';
import { openOffice } from '../store/office.ts';
import { type Restored, writeSnapshot } from '../store/snapshot-store.ts';
import type { Durability } from './durability.ts';
import { DurableWriter, pause } from './durable-writer.ts';
import { LiveTable } from './live-table.ts';
import { loadTable } from './load-table.ts';
import { findOldAnswer } from './old-operations.ts';
import type { TablesOptions } from './open-tables.ts';
import { compareRecord } from './record-behind.ts';
import type { TableParts } from './table-parts.ts';

/** Which operations this table has accepted: the table remembers the recent ones, the database all of them. */
async function knownOperations(
  { background, durability }: Pick<Opening, 'background' | 'durability'>,
  table: string,
  state: TableState,
  ops: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(ops.filter((op) => firstSequence(state.operations, op) !== undefined));
  const others = ops.filter((op) => !known.has(op));
  if (others.length === 0) return known;
  const { rows } = await background.query<{ readonly op: string }>({
    name: 'known-operations',
    text: 'select op from operations where table_id = $1 and op = any ($2)',
    values: [table, others],
  });
  if (rows.length > 0) await durability.confirm();
  for (const { op } of rows) known.add(op);
  return known;
}

export interface Opening {
  readonly settings: Required<Omit<TablesOptions, 'onCommit'>> & Pick<TablesOptions, 'onCommit'>;
  readonly durability: Durability;
  /** For what somebody waits for. */
  readonly pool: Pool;
  /** For what nobody waits for, and what may take long. */
  readonly background: Pool;
  readonly signal: AbortSignal;
}

const PAGE = 200;

/** Brings a table to the end of its journal and lets it take requests. */
export async function openTable(id: string, opening: Opening): Promise<LiveTable> {
  const { settings, pool, durability } = opening;
  const { key, log, now } = settings;
  await openOffice(pool, { key, now }).query(
    'insert into streams (table_id, opened_at) values ($1, $2) on conflict do nothing',
    [id, now()],
  );
  const start = await loadDurable(id, opening);
  const uncertain = (error: unknown): void => {
    log.error({ error, table: id }, 'A write went unanswered.');
    table.becomeUnavailable();
  };
  const { patience } = settings;
  const writer = new DurableWriter({
    pool,
    signing: { key, now },
    patience,
    durability,
    signal: opening.signal,
    onUncertain: uncertain,
  });
  const table: LiveTable = new LiveTable(partsOf(id, start, writer, opening));
  return table;
}

/** A table where its journal ends, once all that was read of it is durable. */
export async function loadDurable(id: string, opening: Opening): Promise<Restored> {
  const { settings, background, durability } = opening;
  const { key, trust, library, log } = settings;
  const onIgnored = (sequence: number, why: string): void =>
    log.warn({ table: id, sequence, why }, 'A snapshot is passed over.');
  const start = await loadTable(id, { database: background, key, trust, library, onIgnored });
  await durability.confirm();
  return start;
}

function partsOf(id: string, start: Restored, writer: DurableWriter, opening: Opening): TableParts {
  const { settings, pool, durability } = opening;
  const { log, now, onCommit, queueLimit, batchLimit, doubtLimit, keptBytes } = settings;
  const snapshots = takeSnapshots(id, start, opening);
  let seconds = 0;
  return {
    id,
    start,
    now,
    queueLimit,
    batchLimit,
    doubtLimit,
    keptBytes,
    write: async (row, changes) => {
      const began = performance.now();
      const outcome = await writer.write(row, changes);
      seconds = (performance.now() - began) / 1000;
      return outcome;
    },
    rest: () => writer.rest(),
    trust: settings.trust,
    readAfter: async ({ last }) => {
      const rows = await readRows(pool, id, last + 1, PAGE);
      if (rows.length > 0) await durability.confirm();
      return rows;
    },
    compare: (head, kept) => compareRecord(pool, id, { head, kept }),
    onBehind: (behind) => settings.onBehind(id, behind),
    recovered: () => untilDurable(opening),
    oldAnswer: async (request) => {
      const old = await findOldAnswer(pool, id, request);
      if (old) await durability.confirm();
      return old;
    },
    // Not by the connections that write: a question keeps nobody from betting.
    known: (state, ops) => knownOperations(opening, id, state, ops),
    onDurable: (figures, at) => {
      onCommit?.({ ...figures, seconds });
      snapshots(at);
    },
    onBug: (error, what) => log.error({ error, table: id }, what),
  };
}

async function untilDurable({ durability, signal }: Opening): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await durability.confirm();
    } catch {
      await pause(attempt, signal);
    }
  }
}

/** Snapshots may take this share of the time; the rest belongs to bets. */
const SHARE = 0.03;

/** Takes a snapshot now and then, never two at once, and never in the way of a commit. */
function takeSnapshots(id: string, start: Restored, { settings, background }: Opening) {
  const { key, log, snapshotEvery } = settings;
  let taken = start.head.last;
  let notBefore = 0;
  return (at: Restored): void => {
    const began = performance.now();
    if (at.head.last - taken < snapshotEvery || began < notBefore) return;
    taken = at.head.last;
    notBefore = Number.POSITIVE_INFINITY;
    writeSnapshot(openOffice(background, { key, now: settings.now }), id, at, key)
      .catch((error: unknown) => log.warn({ error, table: id }, 'No snapshot was taken.'))
      .finally(() => {
        const now = performance.now();
        notBefore = now + (now - began) / SHARE;
      });
  };
}

export interface Clocks {
  /** What the time of day is said to be. */
  readonly wall: () => number;
  /** What no administrator can set back. */
  readonly steady: () => number;
}

export const SYSTEM_CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** The time of a floor's tables. It follows the time of day and never goes back. */
interface FloorClock {
  now(): number;
  /** Something is on record of then: it is not earlier. */
  reached(at: number): void;
}

/**
 * Where the time of day is set back, tables count on from where they were: times on record never go back, and a
 * round whose bets are to close in twenty seconds closes in twenty seconds, not when the clock has caught up.
 */
export function floorClock({ wall, steady }: Clocks = SYSTEM_CLOCKS): FloorClock {
  let ahead = wall() - steady();
  return {
    now: () => {
      ahead = Math.max(ahead, wall() - steady());
      return Math.floor(steady() + ahead);
    },
    reached: (at) => {
      ahead = Math.max(ahead, at - steady());
    },
  };
}
