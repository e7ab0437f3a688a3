import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import type { Logger } from 'pino';
import { startDelivering } from '../../feeds/deliver.ts';
import { productionProblems } from '../../people/production-problems.ts';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { type Reporter, threadReporter } from '../../reports/reporter.ts';
import { type Asking, openOffice } from '../../store/office.ts';
import { bringUpToDate, rewritingWarning } from '../../store/privileges.ts';
import { nodeSigningKey } from '../../store/signing-key.ts';
import { BookMissing } from '../../tables/book-in-use.ts';
import { BrokenJournal } from '../../tables/follow-rows.ts';
import { sealedSeeds } from '../automatic/sealed-seeds.ts';
import { seedDemoDevices } from '../demo/demo-devices.ts';
import { seedDemoPeople } from '../demo/demo-people.ts';
import { seedDemoTerminals } from '../demo/demo-terminals.ts';
import { demonstrationsStanding } from '../file/demonstrations.ts';
import { type Floor, readFloorFile } from '../file/floor-file.ts';
import { messageOf } from '../message-of.ts';
import { type OpenFloor, openFloor } from '../open-floor.ts';
import { createFloorServer } from './create-floor-server.ts';
import { leaveNotice, namingFloor } from './floor-notice.ts';
import type { FloorOptions } from './floor-options.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { restartDatabase } from './restart-database.ts';
import type { StartProblem } from './start-problem.ts';
import { reportUnwitnessed } from './unwitnessed.ts';
import { watchDisk } from './watch-disk.ts';
import { watchRecord } from './watch-record.ts';
import { watchSoftware } from './watch-software.ts';

/** As far as a server has to be known to make it listen. */
interface Listener {
  listen(options: { host: string; port: number }): Promise<string>;
}

const TRIES = 20;

/** Listens where it was asked to; where nobody asked, at the next port that is free. */
export async function listenOn(
  server: Listener,
  { host, port, anyPort }: Pick<FloorOptions, 'host' | 'port' | 'anyPort'>,
): Promise<Result<string, StartProblem>> {
  for (let tried = 0; ; tried += 1) {
    try {
      return ok(await server.listen({ host, port: port + tried }));
    } catch (problem) {
      if (!isBusy(problem)) return err({ code: 'address', detail: messageOf(problem) });
      if (!anyPort || tried === TRIES) return err({ code: 'port-busy', host, port });
    }
  }
}

function isBusy(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
}

export interface RunningFloor
  extends Pick<OpenFloor, 'key' | 'tables' | 'floor' | 'faults' | 'leases'> {
  /** Where it can be reached: `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly database: Database;
  /** Reads the floor file again; each table follows when no round is in progress. */
  reload(): Promise<Result<void, StartProblem>>;
  /** Finishes what is committed, tells everybody, signs, and stops a database of ours. */
  stop(): Promise<void>;
}

/** Brings up a floor: database, schema, tables, server, in this order. */
export async function startFloor(
  options: FloorOptions,
  log: Logger,
): Promise<Result<RunningFloor, StartProblem>> {
  const described = await floorIn(options);
  if (!described.ok) return described;
  await mkdir(options.dataFolder, { recursive: true });
  const opened = await openDatabase(databaseOptions(options, log));
  if (!opened.ok) {
    const problem = await namingFloor(opened.error, options.dataFolder);
    return err({ code: 'database', problem });
  }
  const warnings = opened.value.warnings;
  for (const warning of warnings) log.warn(warning);
  const started = await startMigrated(opened.value, described.value, options, log);
  if (!started.ok) await opened.value.close();
  return started;
}

/** The owner brings the schema up to date; from there on the floor is somebody who may do less. */
async function startMigrated(
  owned: Database,
  described: Floor,
  options: FloorOptions,
  log: Logger,
): Promise<Result<RunningFloor, StartProblem>> {
  const migrated = await bringUpToDate(owned);
  if (!migrated.ok) return err({ code: 'schema', problem: migrated.error });
  const database = await owned.as('server');
  const rewriting = await rewritingWarning(database);
  for (const warning of rewriting) log.warn(warning);
  const warned = { ...database, warnings: [...database.warnings, ...rewriting] };
  return startOn(warned, described, options, log).catch(brokenRecord);
}

/** A table that meets a row nobody signed while it is opened; whatever else is thrown is a bug. */
function brokenRecord(error: unknown): Result<never, StartProblem> {
  if (error instanceof BookMissing) return err({ code: 'book', message: error.message });
  if (!(error instanceof BrokenJournal)) throw error;
  const { where, what } = error;
  return err({ code: 'record', finding: { where, what } });
}

async function floorIn(options: FloorOptions): Promise<Result<Floor, StartProblem>> {
  const floor = await readFloorFile(options.floorFile, options);
  return floor.ok ? floor : err({ code: 'floor-file', problems: floor.error });
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
): Promise<Result<RunningFloor, StartProblem>> {
  const problems = await problemsInProduction(database, options);
  if (problems.length > 0) return err({ code: 'production', problems });
  if (options.isDemo && (await isRealFloor(database))) return err({ code: 'demo-on-real-floor' });
  const key = await nodeSigningKey(join(options.dataFolder, 'signing-key.pem'), process.env);
  const record = await openRecord(database, key, options, log);
  if (!record.ok) return record;
  const seeds = sealedSeeds(options.dataFolder, key);
  const reports = options.reportsApart ? await reporterOn(database, described) : undefined;
  const opening = { database, key, floor: described, log, seeds, reports, ...record.value };
  const open = await openFloor(opening);
  const standing = options.isProduction ? demonstrationsAt(open, described) : [];
  if (standing.length > 0) {
    await open.close();
    await reports?.close();
    return err({ code: 'production', problems: standing });
  }
  if (!options.isDemo) reportUnwitnessed(open.faults, record.value.unwitnessed);
  return serve({ open, database, described, reports, record: record.value }, options, log);
}

/** What somebody has made a demonstration of since the file was applied, and the file does not name. */
function demonstrationsAt(
  { floor }: Pick<OpenFloor, 'floor'>,
  { demonstrations }: Floor,
): readonly string[] {
  const states = floor.list().map(({ table }) => table.state());
  return demonstrationsStanding(states, demonstrations);
}

interface Standing {
  readonly open: OpenFloor;
  readonly database: Database;
  readonly described: Floor;
  readonly reports: Reporter | undefined;
  readonly record: OpenedRecord;
}

/** Opens the doors of a floor whose tables stand, and says how to close them. */
async function serve(
  { open, database, described, reports, record }: Standing,
  options: FloorOptions,
  log: Logger,
): Promise<Result<RunningFloor, StartProblem>> {
  const { key } = open;
  const pool = database.pool({ max: 4, connectionTimeoutMillis: 5000, query_timeout: 30_000 });
  const office = openOffice(pool, { key });
  const { signed, stop } = watchRecord(database, open, record, log);
  const parts = { open, pool, described, options, reports, signed };
  if (options.isDemo) await seedDemo(office, open, options.dataFolder);
  const feeds = database.pool({ max: 2, connectionTimeoutMillis: 60_000, query_timeout: 60_000 });
  const reading = { database: feeds, library: described.library };
  const delivering = startDelivering({ ...reading, key, now: Date.now, log, every: 500 });
  const onError = (error: unknown): void => log.error({ error }, 'the software was not compared');
  const software = watchSoftware(open.faults, office, options, onError);
  const { faults } = open;
  const watching = [restartDatabase(database, faults, log), watchDisk(faults, options.dataFolder)];
  const app = await createFloorServer({ ...parts, log, software });
  const close = async (): Promise<void> => {
    for (const end of [stop, ...watching]) end();
    await delivering.stop();
    await app.close();
    await software.stop();
    await open.close();
    await reports?.close();
  };
  const listening = await listenOn(app, options);
  if (!listening.ok) {
    await close();
    return listening;
  }
  void software.check().catch(onError);
  const { address, remove } = await leaveNotice(options.dataFolder, listening.value, options.tls);
  return ok({
    ...open,
    address,
    database,
    reload: async () => {
      const again = await floorIn(options);
      if (again.ok) await open.floor.apply(again.value);
      return again.ok ? ok(undefined) : again;
    },
    stop: async () => {
      await close();
      await database.close();
      await remove();
    },
  });
}

/** Reports are read by somebody who may do nothing else. */
async function reporterOn(database: Database, { shifts, packages }: Floor): Promise<Reporter> {
  const { acting: connection } = await database.as('reader');
  return threadReporter({ connection, shifts, packages });
}

/** Whether people work here already, and none of them for show. */
async function isRealFloor({ pool: poolOf }: Pick<Database, 'pool'>): Promise<boolean> {
  const pool = poolOf({ max: 1 });
  const { rows } = await pool.query<{ real: boolean }>(
    `select exists (select from staff where not is_demo)
        and not exists (select from staff where is_demo) as real`,
  );
  await pool.end();
  return rows[0]?.real === true;
}

/** Everything somebody needs to be anybody on a floor; done once, kept afterwards. */
async function seedDemo(
  pool: Asking,
  { floor }: Pick<OpenFloor, 'floor'>,
  dataFolder: string,
): Promise<void> {
  const tables = floor.list().map(({ table }) => table);
  await seedDemoPeople(pool, Date.now());
  await seedDemoTerminals(pool, tables);
  await seedDemoDevices(pool, tables, dataFolder);
}

/** Every reason not to open this floor where real money is played; none where it is not. */
export async function problemsInProduction(
  database: Pick<Database, 'pool' | 'warnings'>,
  options: FloorOptions,
): Promise<readonly string[]> {
  if (!options.isProduction) return [];
  const { isDemo, host, tls } = options;
  const isBehindTls = options.isBehindTls || tls !== null;
  const pool = database.pool({ max: 1 });
  const registry = { database: pool, now: Date.now };
  const secrets = secretsOf(options);
  const problems = await productionProblems({ isDemo, host, isBehindTls, secrets }, registry);
  await pool.end();
  return [...problems.map(({ message }) => message), ...database.warnings];
}

/** Secrets that were given; the floor has none by default. */
function secretsOf({ metricsToken, databaseUrl }: FloorOptions): Readonly<Record<string, string>> {
  const password = databaseUrl === null ? '' : passwordIn(databaseUrl);
  return {
    ...(metricsToken === null ? {} : { BAIZE_METRICS_TOKEN: metricsToken }),
    ...(password === '' ? {} : { 'The password in DATABASE_URL': password }),
  };
}

function passwordIn(url: string): string {
  const [, password = ''] = /^\w+:\/\/[^:/@]*:([^@]*)@/.exec(url) ?? [];
  return decodeURIComponent(password);
}
