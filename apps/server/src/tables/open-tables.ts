import type { TableLibrary } from '@baize/table';
import type { Pool } from 'pg';
import type { Database } from '../postgres/open-database.ts';
import { type CheckpointPlace, writeCheckpoint } from '../store/checkpoint.ts';
import type { Queryable } from '../store/journal-row.ts';
import { openOffice } from '../store/office.ts';
import { ownKeyOnly, type SigningKey, type Trust } from '../store/signing-key.ts';
import { writeSnapshot } from '../store/snapshot-store.ts';
import { type Durability, durabilityOn } from './durability.ts';
import { startFollowing } from './follow-rows.ts';
import type { LiveTable } from './live-table.ts';
import { type Opening, openTable } from './open-table.ts';
import { giveUpLost, putBackLost } from './put-back.ts';
import type { RecordBehind } from './record-behind.ts';
import type { RunningTable, Tables } from './running-table.ts';
import type { CommitFigures } from './table-parts.ts';

/** A logger as far as tables need one; pino is one. */
export interface TablesLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface TablesOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly key: SigningKey;
  readonly log: TablesLog;
  /** The books and mechanics tables play by. */
  readonly library: TableLibrary;
  /** Whose rows are believed, besides this node's own. */
  readonly trust?: Trust;
  readonly now?: () => number;
  readonly onCommit?: (figures: CommitFigures & { readonly seconds: number }) => void;
  /** Milliseconds after which a write without an answer makes a table unavailable. */
  readonly patience?: number;
  /** Milliseconds after which who waits for a write is told that nobody knows yet what became of it. */
  readonly doubtLimit?: number;
  /** Bytes of events that each table keeps of its latest rows, in case the database goes back. */
  readonly keptBytes?: number;
  /** Told when the database is behind a table, and with null when it is not any more. */
  readonly onBehind?: (table: string, behind: RecordBehind | null) => void;
  readonly queueLimit?: number;
  readonly batchLimit?: number;
  /** Events between two snapshots of a table. */
  readonly snapshotEvery?: number;
  /** Told of every checkpoint, so that it can be kept where the database cannot be changed. */
  readonly onCheckpoint?: (place: CheckpointPlace) => Promise<void>;
  /** Milliseconds between two checkpoints while there is something to sign. */
  readonly checkpointEvery?: number;
  /** Milliseconds between two looks for commits of other processes. */
  readonly followEvery?: number;
}

const DEFAULTS = {
  now: Date.now,
  onCheckpoint: async () => undefined,
  onBehind: () => undefined,
  patience: 5000,
  doubtLimit: 15_000,
  keptBytes: 16_000_000,
  queueLimit: 20_000,
  batchLimit: 1000,
  snapshotEvery: 20_000,
  checkpointEvery: 5000,
  followEvery: 500,
};

/** How many times as long as a bet something in the background may take. */
const LENIENCE = 12;

/** Connections for writing; each table uses one at a time, so many tables share few. */
const CONNECTIONS = 4;

/** The tables of this process on a database whose schema is up to date. */
export function openTables(options: TablesOptions): Tables {
  const settings = { ...DEFAULTS, trust: ownKeyOnly(options.key), ...options };
  const pools = openPools(settings);
  const { pool, background, durability } = pools;
  const closing = new AbortController();
  const opening: Opening = { settings, pool, background, durability, signal: closing.signal };
  const tables = new Map<string, Promise<LiveTable>>();
  const live = new Map<string, LiveTable>();
  const follower = startFollowing(() => [...live.values()], opening);
  const checkpoints = startCheckpoints(opening, () => [...live.values()]);

  const open = async (id: string): Promise<RunningTable> => {
    const started = tables.get(id) ?? openTable(id, opening);
    tables.set(id, started);
    try {
      const table = await started;
      live.set(id, table);
      return table;
    } catch (error) {
      tables.delete(id);
      throw error;
    }
  };
  return {
    open,
    get: (id) => live.get(id),
    list: () => [...live.values()],
    check: () => durability.check(),
    putBackLost: () => putBackLost([...live.values()], opening),
    giveUpLost: () => giveUpLost([...live.values()], opening),
    close: async () => {
      await closeAll([...live.values()], closing, opening);
      follower.stop();
      await checkpoints.stop();
      await pools.end();
    },
  };
}

interface TablePools {
  readonly pool: Pool;
  readonly background: Pool;
  readonly durability: Durability;
  end(): Promise<void>;
}

/** Every connection has an end to its patience: a line that was cut says nothing at all. */
function openPools({ database, patience }: Opening['settings']): TablePools {
  const limits = {
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience,
  };
  const pool = database.pool({ ...limits, max: CONNECTIONS });
  const background = database.pool({
    max: 2,
    connectionTimeoutMillis: patience * LENIENCE,
    query_timeout: patience * LENIENCE,
  });
  // Alone, so that it waits for nothing but the database; kept, so that its loss is noticed at once.
  const probing = database.pool({ ...limits, max: 1, idleTimeoutMillis: 0 });
  const durability = durabilityOn(probing);
  const pools = [pool, background, probing];
  for (const each of pools) each.on('error', () => durability.lost());
  return {
    pool,
    background,
    durability,
    end: async () => {
      await Promise.all(pools.map((each) => each.end()));
    },
  };
}

/** Tables finish what they have; one that cannot reach its database does not hold up the others. */
async function closeAll(
  tables: readonly LiveTable[],
  closing: AbortController,
  { background, settings }: Opening,
): Promise<void> {
  const timer = setTimeout(() => closing.abort(), settings.patience);
  try {
    await Promise.all(tables.map((table) => table.stop()));
  } finally {
    clearTimeout(timer);
    closing.abort();
  }
  for (const table of tables) {
    if (!table.isAvailable() || table.place().last === 0) continue;
    try {
      const at = { state: table.state(), head: table.place() };
      await writeSnapshot(openOffice(background, settings), table.id, at, settings.key);
    } catch (error) {
      settings.log.warn({ error, table: table.id }, 'No snapshot at the end.');
    }
  }
}

/** Signs where the journals end, now and then and once more at the end. */
function startCheckpoints(
  { background, settings }: Opening,
  tables: () => readonly LiveTable[],
): { stop(): Promise<void> } {
  const { key, log, now, checkpointEvery, trust, onCheckpoint } = settings;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    // A witness must not forget the record that was there for the sake of what is left of it.
    if (tables().some((table) => table.behind())) return;
    try {
      const written = await writeCheckpoint(background, { key, trust }, now());
      if (!written) return;
      const { number, hash } = written;
      await onCheckpoint(written);
      // A copy of this line kept elsewhere shows if the newest checkpoints themselves disappear.
      log.info({ checkpoint: number, hash: hash.toString('hex') }, 'Checkpoint written.');
    } catch (error) {
      log.warn({ error }, 'No checkpoint was written.');
    }
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, checkpointEvery);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await writing.then(write);
    },
  };
}

/** When the newest event on record happened; nothing where there is none. A restart must not go back either. */
export async function newestOnRecord(database: Queryable): Promise<number | null> {
  const { rows } = await database.query<{ readonly at: string | null }>(
    `select max(newest.at) as at from streams as s cross join lateral (
       select at from journal where table_id = s.table_id order by first desc limit 1) as newest`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}
