import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import type { Logger } from 'pino';
import { startDelivering } from '../../feeds/deliver.ts';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';
import { openOffice } from '../../store/office.ts';
import { nodeSigningKey } from '../../store/signing-key.ts';
import { BookMissing } from '../../tables/book-in-use.ts';
import { BrokenJournal } from '../../tables/follow-row.ts';
import { sealedSeeds } from '../automatic/sealed-seeds.ts';
import { isRealFloor } from '../demo/is-real-floor.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { watchDisk } from '../faults/watch-disk.ts';
import { type Floor, readFloorFile } from '../file/floor-file.ts';
import { type OpenFloor, openFloor } from '../open-floor.ts';
import { createFloorServer } from './create-floor-server.ts';
import { faultsInProduction } from './faults-in-production.ts';
import type { FloorOptions } from './floor-options.ts';
import { listenOn } from './listen.ts';
import { openRecord } from './open-record.ts';
import { restartDatabase } from './restart-database.ts';
import type { StartFault } from './start-fault.ts';
import { watchSoftware } from './watch-software.ts';

export interface RunningFloor
  extends Pick<OpenFloor, 'key' | 'tables' | 'floor' | 'faults' | 'leases'> {
  /** Where it can be reached: `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly database: Database;
  /** Reads the floor file again; each table follows when no round is in progress. */
  reload(): Promise<Result<void, StartFault>>;
  /** Finishes what is committed, tells everybody, signs, and stops a database of ours. */
  stop(): Promise<void>;
}

/** Brings up a floor: database, schema, tables, server, in this order. */
export async function startFloor(
  options: FloorOptions,
  log: Logger,
): Promise<Result<RunningFloor, StartFault>> {
  const described = await floorIn(options);
  if (!described.ok) return described;
  await mkdir(options.dataFolder, { recursive: true });
  const opened = await openDatabase(databaseOptions(options, log));
  if (!opened.ok) return err({ code: 'database', fault: opened.error });
  const database = opened.value;
  for (const warning of database.warnings) log.warn(warning);
  const pool = database.pool({ max: 1 });
  const migrated = await migrate(pool);
  await pool.end();
  const started = migrated.ok
    ? await startOn(database, described.value, options, log).catch(brokenRecord)
    : err<StartFault>({ code: 'schema', fault: migrated.error });
  if (!started.ok) await database.close();
  return started;
}

/** A table that meets a row nobody signed while it is opened; whatever else is thrown is a bug. */
function brokenRecord(error: unknown): Result<never, StartFault> {
  if (error instanceof BookMissing) return err({ code: 'book', message: error.message });
  if (!(error instanceof BrokenJournal)) throw error;
  const { where, what } = error;
  return err({ code: 'record', finding: { where, what } });
}

async function floorIn({ floorFile }: FloorOptions): Promise<Result<Floor, StartFault>> {
  const floor = await readFloorFile(floorFile);
  return floor.ok ? floor : err({ code: 'floor-file', faults: floor.error });
}

function databaseOptions({ databaseUrl, dataFolder }: FloorOptions, log: Logger) {
  const write = (line: string): void => log.debug({ database: line }, 'database');
  if (databaseUrl !== null) return { url: databaseUrl, log: write };
  return { dataFolder: join(dataFolder, 'database'), log: write };
}

async function startOn(
  database: Database,
  described: Floor,
  options: FloorOptions,
  log: Logger,
): Promise<Result<RunningFloor, StartFault>> {
  const faults = await faultsInProduction(database, options);
  if (faults.length > 0) return err({ code: 'production', faults });
  if (options.isDemo && (await isRealFloor(database))) return err({ code: 'demo-on-real-floor' });
  const key = await nodeSigningKey(join(options.dataFolder, 'signing-key.pem'), process.env);
  const record = await openRecord(database, key, options, log);
  if (!record.ok) return record;
  const seeds = sealedSeeds(options.dataFolder, key);
  const open = await openFloor({ database, key, floor: described, log, seeds, ...record.value });
  return serve(open, database, described, options, log);
}

/** Opens the doors of a floor whose tables stand, and says how to close them. */
async function serve(
  open: OpenFloor,
  database: Database,
  described: Floor,
  options: FloorOptions,
  log: Logger,
): Promise<Result<RunningFloor, StartFault>> {
  const { key } = open;
  const pool = database.pool({ max: 4 });
  const office = openOffice(pool, { key });
  if (options.isDemo) await seedDemo(office, open, options.dataFolder);
  const feeds = database.pool({ max: 2 });
  const delivering = startDelivering({ database: feeds, key, now: Date.now, log, every: 500 });
  const onError = (error: unknown): void => log.error({ error }, 'the software was not compared');
  const software = watchSoftware(open.faults, office, options, onError);
  const stops = [
    restartDatabase(database, open.faults, log),
    watchDisk(open.faults, options.dataFolder),
    software.stop,
  ];
  const app = await createFloorServer(open, pool, described, options, log, software);
  const close = async (): Promise<void> => {
    for (const stop of stops) stop();
    await delivering.stop();
    await app.close();
    await open.close();
  };
  const listening = await listenOn(app, options);
  if (!listening.ok) {
    await close();
    return listening;
  }
  void software.check().catch(onError);
  return ok({
    ...open,
    address: options.tls ? listening.value.replace(/^http:/, 'https:') : listening.value,
    database,
    reload: async () => {
      const again = await floorIn(options);
      if (again.ok) await open.floor.apply(again.value);
      return again.ok ? ok(undefined) : again;
    },
    stop: async () => {
      await close();
      await database.close();
    },
  });
}
