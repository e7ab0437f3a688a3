import { join, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@baize/exact';
import type { FloorOptions } from '../floor/start/floor-options.ts';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface ServeOptions extends Omit<FloorOptions, 'version'> {
  /** Deletes what was kept before starting. */
  readonly isFresh: boolean;
  readonly isHelp: boolean;
  /** Where log lines go; null writes them to standard output. */
  readonly logFile: string | null;
  readonly logLevel: string;
}

export const USAGE = `baize serve [options]

Starts the floor: PostgreSQL, the tables of a floor file, HTTP and WebSocket, the screens.

  --demo            seeded staff and terminals, one click to be anybody (what npm start does)
  --production      refuses demo credentials, default secrets and plain HTTP beyond this machine
  --behind-tls      browsers reach this server by HTTPS, through a proxy
  --tls-cert FILE   serve HTTPS itself, with this certificate (PEM, with whatever signed it)
  --tls-key FILE    ... and the key that belongs to it
  --proxy ADDRESS   a proxy that is not on this machine and says where requests come from; repeatable
  --floor FILE      the tables (default: floor.yaml here if there is one, else the demo floor)
  --data FOLDER     where the database and keys are kept (default: .baize, or BAIZE_DATA)
  --database URL    a PostgreSQL 15+ of your own (default: DATABASE_URL, else the embedded one)
  --host ADDRESS    where to listen (default: 127.0.0.1)
  --port NUMBER     which port (default: 8080, or the next free one)
  --origin URL      another origin whose pages may use this floor; repeatable
  --no-web          serve no screens
  --fresh           start over: deletes what is kept in the data folder
  --log FILE        write the log there, - for standard output (default: floor.log in the data folder)
  --log-level LEVEL fatal, error, warn, info (default), debug, trace
  --help            this text

BAIZE_METRICS_TOKEN lets whoever shows it read /metrics from elsewhere. BAIZE_WITNESS_URL is told of
every checkpoint by PUT and asked for the newest by GET, so that none can disappear; if it begins with postgres: it is another
database, and there may be several, separated by spaces. SIGHUP reads the floor file
again; SIGTERM and SIGINT close the floor in good order. DATABASE_URL, BAIZE_METRICS_TOKEN and BAIZE_WITNESS_URL may be
kept in files: DATABASE_URL_FILE and so on name them.
`;

const OPTIONS = {
  demo: { type: 'boolean', default: false },
  production: { type: 'boolean', default: false },
  'behind-tls': { type: 'boolean', default: false },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  floor: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string' },
  proxy: { type: 'string', multiple: true },
  origin: { type: 'string', multiple: true },
  'no-web': { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  log: { type: 'string' },
  'log-level': { type: 'string', default: 'info' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly exists: (path: string) => boolean;
  /** The text of a file; null where it cannot be read. */
  readonly read: (path: string) => string | null;
}

const PORT = 8080;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** What the words behind `serve` and the environment ask for. */
export function serveOptions(
  args: readonly string[],
  surroundings: Surroundings,
): Result<ServeOptions, string> {
  const { folder, exists } = surroundings;
  const parsed = parseOptions(args);
  if (!parsed.ok) return parsed;
  const said = parsed.value;
  const secrets = withSecrets(surroundings);
  if (!secrets.ok) return secrets;
  const env = secrets.value;
  const tls = tlsIn(said, surroundings);
  if (!tls.ok) return tls;
  const port = said.port === undefined ? PORT : Number(said.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return err(`no port: ${said.port}`);
  if (said.production && said.demo) return err('a floor is --demo or --production, not both');
  if (!LEVELS.includes(said['log-level'])) return err(`no log level: ${said['log-level']}`);
  const dataFolder = resolve(folder, said.data ?? env.BAIZE_DATA ?? join(ROOT, '.baize'));
  const own = join(folder, 'floor.yaml');
  if (said.production && said.floor === undefined && !exists(own)) {
    return err('a floor in production is described by a file: --floor FILE');
  }
  const standard = exists(own) ? own : join(ROOT, 'apps', 'server', 'floors', 'demo.yaml');
  const site = join(ROOT, 'apps', 'web', 'dist', 'site');
  const log = said.log ?? (said.production ? '-' : join(dataFolder, 'floor.log'));
  return ok({
    dataFolder,
    databaseUrl: said.database ?? env.DATABASE_URL ?? null,
    floorFile: said.floor === undefined ? standard : resolve(folder, said.floor),
    host: said.host,
    port,
    anyPort: said.port === undefined,
    isDemo: said.demo,
    isProduction: said.production,
    isBehindTls: said['behind-tls'],
    tls: tls.value,
    proxies: said.proxy ?? [],
    origins: said.origin ?? [],
    webRoot: said['no-web'] || !exists(site) ? null : site,
    softwareRoot: ROOT,
    reportsApart: true,
    metricsToken: env.BAIZE_METRICS_TOKEN ?? null,
    witnessUrl: env.BAIZE_WITNESS_URL ?? null,
    isFresh: said.fresh,
    isHelp: said.help,
    logFile: log === '-' ? null : resolve(folder, log),
    logLevel: said['log-level'],
  });
}

const SECRETS = ['DATABASE_URL', 'BAIZE_METRICS_TOKEN', 'BAIZE_WITNESS_URL'];

/** The environment, with what `NAME_FILE` points to as `NAME`: a list of processes shows the first. */
function withSecrets({ env, folder, read }: Surroundings): Result<Surroundings['env'], string> {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    if (env[name] !== undefined) return err(`${name} and ${name}_FILE are both set`);
    const text = read(resolve(folder, path))?.trim();
    if (!text) return err(`${name}_FILE: nothing can be read in ${path}`);
    found[name] = text;
  }
  return ok({ ...env, ...found });
}

/** Certificate and key, if they are named, can be read and belong together. */
function tlsIn(
  said: {
    readonly 'tls-cert'?: string;
    readonly 'tls-key'?: string;
    readonly 'behind-tls': boolean;
  },
  { folder, read }: Surroundings,
): Result<FloorOptions['tls'], string> {
  const [certFile, keyFile] = [said['tls-cert'], said['tls-key']];
  if (certFile === undefined && keyFile === undefined) return ok(null);
  if (certFile === undefined) return err('--tls-key needs --tls-cert');
  if (keyFile === undefined) return err('--tls-cert needs --tls-key');
  if (said['behind-tls'])
    return err('HTTPS is served here or by a proxy: --tls-cert or --behind-tls');
  const [cert, key] = [read(resolve(folder, certFile)), read(resolve(folder, keyFile))];
  if (!cert) return err(`--tls-cert: nothing can be read in ${certFile}`);
  if (!key) return err(`--tls-key: nothing can be read in ${keyFile}`);
  try {
    createSecureContext({ cert, key });
    return ok({ cert, key });
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    return err(`--tls-cert and --tls-key do not belong together: ${why}`);
  }
}

function parseOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true });
    return ok(values);
  } catch (problem) {
    return err(problem instanceof Error ? problem.message : String(problem));
  }
}
