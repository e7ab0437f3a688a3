import { randomUUID } from 'node:crypto';
import type { Seed } from '@baize/chance';
import type { Logger } from 'pino';
import type { Database } from '../postgres/open-database.ts';
import type { Reporter } from '../reports/reporter.ts';
import type { HoursJob } from '../reports/win/rollup-store.ts';
import { decodeFacts, type Queryable, readLatestRowNaming } from '../store/journal-row.ts';
import { openOffice } from '../store/office.ts';
import { ownKeyOnly, type SigningKey, type Trust } from '../store/signing-key.ts';
import { type Clocks, floorClock } from '../tables/open-table.ts';
import { newestOnRecord, openTables, type TablesOptions } from '../tables/open-tables.ts';
import type { RunningTable, Tables } from '../tables/running-table.ts';
import { type VirtualResults, virtualResults } from './automatic/next-move.ts';
import type { SealedSeeds } from './automatic/sealed-seeds.ts';
import { FAULT_KINDS } from './faults/fault-catalogue.ts';
import { type Fault, type Faults, openFaults } from './faults/faults.ts';
import { noticeBehind } from './faults/record-fault.ts';
import { type CarriedWatch, watchCarried } from './faults/watch-carried.ts';
import { watchClock, watchDatabase, watchDisagreement, watchWithdrawn } from './faults/watches.ts';
import type { Floor } from './file/floor-file.ts';
import { type Integrity, openIntegrity } from './integrity/integrity.ts';
import { keepRollups } from './keep-rollups.ts';
import { keepTable } from './keep-table.ts';
import { messageOf } from './message-of.ts';
import { confirmRedeemed } from './recovery/confirm-redeemed.ts';
import { type ExpiryOptions, expireInstruments } from './recovery/expire-instruments.ts';
import { keepTables, type TableLeases } from './recovery/keep-tables.ts';
import { type FloorTables, openFloorTables } from './tables/floor-tables.ts';

export interface OpenFloorOptions {
  /** A database whose schema is up to date. */
  readonly database: Pick<Database, 'connection' | 'pool'>;
  readonly key: SigningKey;
  readonly floor: Floor;
  readonly log: Logger;
  readonly onCommit?: TablesOptions['onCommit'];
  readonly onCheckpoint?: NonNullable<TablesOptions['onCheckpoint']>;
  readonly trust?: Trust;
  /** For tests; those of this machine otherwise. */
  readonly clocks?: Clocks;
  /** Adds up hours that are over apart from what takes bets; here where nobody does. */
  readonly reports?: Pick<Reporter, 'make'> | undefined;
  /** Where seeds of open rounds outlive this process; nowhere by default. */
  readonly seeds?: SealedSeeds;
}

/** A floor without its server: tables that are driven and watched, and nobody connected yet. */
export interface OpenFloor {
  readonly key: SigningKey;
  readonly trust: Trust;
  readonly tables: Tables;
  readonly floor: FloorTables;
  readonly faults: Faults;
  readonly integrity: Integrity;
  readonly results: VirtualResults;
  readonly leases: TableLeases;
  /** What time it is at the tables. */
  readonly now: () => number;
  /** Finishes what is committed; what was being driven is taken up again at the next start. */
  close(): Promise<void>;
}

/** For what the floor remembers of itself, not for bets; it has to notice when nobody answers. */
const OWN_POOL = { max: 2, connectionTimeoutMillis: 5000, query_timeout: 5000 };
const SLOW_POOL = { max: 1, connectionTimeoutMillis: 60_000, query_timeout: 60_000 };

export async function openFloor(options: OpenFloorOptions): Promise<OpenFloor> {
  const { database, key, log } = options;
  const pool = database.pool(OWN_POOL);
  const office = openOffice(pool, { key });
  const now = await tableTime(pool, options);
  const faults = await openFaults({ pool: office, log });
  const tables = openTables({ ...tablesOptions(options), now, onBehind: noticeBehind(faults) });
  const integrity = await openIntegrity({ library: options.floor.library, pool, faults, log });
  const results = virtualResults({ keep: keepingIn(options) });
  const stops: (() => void)[] = [];
  const onTable = (table: RunningTable): void => {
    stops.push(results.watch(table), watchTable(faults, table), watchDisagreement(faults, table));
    stops.push(integrity.watch(table));
  };
  const floor = await openFloorTables(options.floor, { pool: office, tables, log, onTable });
  stops.push(
    lockTables(faults, tables),
    watchDatabase(faults, { pool, tables }),
    watchClock(faults, options.clocks),
    ...keepInstruments({ pool, tables, log }),
    addUpHours(tables, options),
    await watchBooks(floor, { faults, pool, log }),
  );
  await takeUpRounds(floor, await options.seeds?.read(), { results, database: pool });
  const leases = await keepTables({
    connection: database.connection,
    tables: () => floor.list().map(({ table }) => table),
    keep: (table) => keepTable(table, { ...keepingBy(options, now), floor, results, faults }),
    log,
  });
  return {
    ...signingOf(options),
    tables,
    floor,
    faults,
    integrity,
    results,
    leases,
    now,
    close: async () => {
      for (const stop of stops) stop();
      floor.close();
      await leases.close();
      await results.kept();
      await faults.close();
      await tables.close();
      await pool.end();
    },
  };
}

/** What the floor does by itself about instruments. */
function keepInstruments(options: ExpiryOptions): readonly (() => void)[] {
  return [expireInstruments(options), confirmRedeemed(options)];
}

function signingOf({ key, trust = ownKeyOnly(key) }: OpenFloorOptions) {
  return { key, trust };
}

/** The time of the tables, which a restart does not set back either. */
async function tableTime(database: Queryable, { clocks }: OpenFloorOptions): Promise<() => number> {
  const clock = floorClock(clocks);
  clock.reached((await newestOnRecord(database)) ?? 0);
  return clock.now;
}

function keepingBy({ log, floor: { shifts } }: OpenFloorOptions, clock: () => number) {
  return { log, clock, shifts };
}

/** Nobody waits for this, and nobody who is waited for waits for it: it has a connection of its own. */
function addUpHours(tables: Tables, options: OpenFloorOptions): () => void {
  const { database, key, log, floor, reports } = options;
  const { shifts, library } = floor;
  const slow = database.pool(SLOW_POOL);
  const office = openOffice(slow, { key });
  const addUp = reports && ((order: HoursJob) => reports.make(order));
  const stop = keepRollups({ database: slow, office, tables, log, shifts, library, addUp });
  return () => {
    // One that is busy ends with the database: two who end a connection pool fall over each other.
    if (stop()) void slow.end();
  };
}

/** A folder that cannot be written to stops nobody from playing: then a crash voids, and the log says so. */
function keepingIn({ seeds, log }: OpenFloorOptions) {
  return (drawn: Parameters<SealedSeeds['keep']>[0]): Promise<void> =>
    seeds?.keep(drawn).catch((problem: unknown) => {
      log.warn({ problem: messageOf(problem) }, 'seeds would not outlive a crash');
    }) ?? Promise.resolve();
}

function tablesOptions(options: OpenFloorOptions): TablesOptions {
  const { database, key, floor, log, onCommit, onCheckpoint, trust } = options;
  return {
    database,
    library: floor.library,
    key,
    log,
    ...(onCommit && { onCommit }),
    ...(onCheckpoint && { onCheckpoint }),
    ...(trust && { trust }),
  };
}

/** Faults that show in what the database has of money that is at no table, or at one that is gone. */
async function watchBooks(floor: FloorTables, books: CarriedWatch): Promise<() => void> {
  const stops = [
    await watchCarried(books),
    await watchWithdrawn({ ...books, withdrawn: () => floor.withdrawn() }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Faults that show in what happens at a table. */
function watchTable(faults: Faults, table: RunningTable): () => void {
  return table.onCommit(({ facts }) => {
    for (const { event } of facts) {
      if (event.type === 'TerminalLocked') {
        const { terminal, expected, found } = event;
        const detail = `${found} in the ledger, ${expected} by the meters, at table ${table.id}`;
        faults.set('self-audit-difference', terminal, detail);
      }
      if (event.type === 'TerminalUnlocked') faults.end('self-audit-difference', event.terminal);
    }
  });
}

interface TakingUp {
  readonly results: VirtualResults;
  readonly database: Queryable;
}

/**
 * Gives rounds in progress back what the process before this one knew of them. A seed of no round in progress is
 * dropped; the row that closed the bets is asked of the journal, since nothing else is as durable as it.
 */
async function takeUpRounds(
  floor: Pick<FloorTables, 'list'>,
  left: readonly Seed[] | undefined,
  { results, database }: TakingUp,
): Promise<void> {
  if (!left || left.length === 0) return;
  for (const { table } of floor.list()) {
    const { round, committed } = table.state();
    if (committed) results.takeUpPromised(committed.commitment, left);
    if (!round?.commitment) continue;
    const closeHash = await closingHash(database, table.id, round.id);
    results.takeUp(round, left, closeHash);
  }
}

/** Null while bets are open. */
async function closingHash(
  database: Queryable,
  table: string,
  round: string,
): Promise<string | null> {
  const row = await readLatestRowNaming(database, table, 'BetsClosed');
  const isOfRound = row
    ? decodeFacts(row).some(({ event }) => event.type === 'BetsClosed' && event.round === round)
    : false;
  return row && isOfRound ? row.hash.toString('hex') : null;
}

/**
 * Pauses what a fault must stop. A dealt table stays paused until its dealer resumes it; an automatic
 * one goes on when the fault that stopped it is gone.
 */
export function lockTables(faults: Faults, tables: Tables): () => void {
  for (const fault of faults.list()) stop(fault, tables);
  return faults.onChange((change) => {
    if (change.type === 'set') stop(change.fault, tables);
    else resume(change.fault, tables);
  });
}

function stop(fault: Fault, tables: Tables): void {
  for (const table of isLockedBy(fault, tables)) {
    if (table.state().paused || !table.state().isOpen) continue;
    give(table, { type: 'PauseTable', reason: reasonOf(fault) });
  }
}

function resume(fault: Fault, tables: Tables): void {
  for (const table of isLockedBy(fault, tables)) {
    const { paused, rules } = table.state();
    if (rules?.config.mode !== 'automatic' || paused?.reason !== reasonOf(fault)) continue;
    give(table, { type: 'ResumeTable' });
  }
}

function isLockedBy({ code, place }: Fault, tables: Tables): readonly RunningTable[] {
  switch (FAULT_KINDS[code].locks) {
    case 'floor':
      return tables.list();
    case 'table':
      return tables.list().filter(({ id }) => id === place);
    default:
      return [];
  }
}

/** What stops one table is said with its particulars: they are what its dealer has to look at. */
function reasonOf({ code, detail }: Fault): string {
  const { says, locks } = FAULT_KINDS[code];
  return locks === 'table' && detail !== '' ? `${says} (${detail})` : says;
}

type Stop = { readonly type: 'PauseTable'; readonly reason: string };

function give(table: RunningTable, command: Stop | { readonly type: 'ResumeTable' }): void {
  const op = `fault:${randomUUID()}`;
  void table.submit({ op, by: { kind: 'system' }, command });
}
