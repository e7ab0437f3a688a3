import type { Logger } from 'pino';
import type { Database } from '../postgres/open-database.ts';
import { openOffice } from '../store/office.ts';
import type { Trust } from '../store/row-signature.ts';
import type { SigningKey } from '../store/signing-key.ts';
import { openTables, type TablesOptions } from '../tables/open-tables.ts';
import type { RunningTable, Tables } from '../tables/running-table.ts';
import type { SealedSeeds } from './automatic/sealed-seeds.ts';
import { takeUpRounds } from './automatic/take-up-rounds.ts';
import { type VirtualResults, virtualResults } from './automatic/virtual-results.ts';
import { type Faults, openFaults } from './faults/faults.ts';
import { lockTables } from './faults/lock-tables.ts';
import { watchClock } from './faults/watch-clock.ts';
import { watchDatabase } from './faults/watch-database.ts';
import { watchReadings } from './faults/watch-readings.ts';
import { watchTable } from './faults/watch-table.ts';
import { watchWithdrawn } from './faults/watch-withdrawn.ts';
import type { Floor } from './file/floor-file.ts';
import { type Integrity, openIntegrity } from './integrity/integrity.ts';
import { keepTable } from './keep-table.ts';
import { messageOf } from './message-of.ts';
import { expireInstruments } from './recovery/expire-instruments.ts';
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
  /** Where seeds of open rounds outlive this process; nowhere by default. */
  readonly seeds?: SealedSeeds;
}

/** A floor without its server: tables that are driven and watched, and nobody connected yet. */
export interface OpenFloor {
  readonly key: SigningKey;
  readonly tables: Tables;
  readonly floor: FloorTables;
  readonly faults: Faults;
  readonly integrity: Integrity;
  readonly results: VirtualResults;
  readonly leases: TableLeases;
  /** Finishes what is committed; what was being driven is taken up again at the next start. */
  close(): Promise<void>;
}

/** For what the floor remembers of itself, not for bets; it has to notice when nobody answers. */
const OWN_POOL = { max: 2, connectionTimeoutMillis: 5000, query_timeout: 5000 };

export async function openFloor(options: OpenFloorOptions): Promise<OpenFloor> {
  const { database, key, log } = options;
  const pool = database.pool(OWN_POOL);
  const office = openOffice(pool, { key });
  const { connection } = database;
  const tables = openTables(tablesOptions(options));
  const faults = await openFaults({ pool: office, log });
  const integrity = await openIntegrity({ pool, faults, log });
  const results = virtualResults({ keep: keepingIn(options) });
  const stops: (() => void)[] = [];
  const onTable = (table: RunningTable): void => {
    stops.push(results.watch(table), watchTable(faults, table), watchReadings(faults, table));
    stops.push(integrity.watch(table));
  };
  const floor = await openFloorTables(options.floor, { pool: office, tables, log, onTable });
  stops.push(
    lockTables(faults, tables),
    watchDatabase(faults, pool),
    watchClock(faults),
    expireInstruments({ pool, tables, log }),
    await watchWithdrawn({ faults, pool, withdrawn: () => floor.withdrawn() }),
  );
  await takeUpRounds(floor, await options.seeds?.read(), { results, database: pool });
  const keep = { floor, results, faults, log };
  const leases = await keepTables({
    connection,
    tables: () => floor.list().map(({ table }) => table),
    keep: (table) => keepTable(table, keep),
    log,
  });
  return {
    key,
    tables,
    floor,
    faults,
    integrity,
    results,
    leases,
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
