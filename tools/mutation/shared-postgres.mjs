// Stands in for the start of PostgreSQL where thousands of mutants are judged: one server for all of them, and for
// each test file a new database copied from one that has the schema. Files that ask for a server itself get one.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
const MADE = 'baize_made';

/** What tells that a test file is about the server, and not about what is in its database. */
export const OWN_SERVER = /anotherDatabase|dataFolder|durable|binaries|embedded|migrated: false/;

/** Before anything is mutated: the server, and the database all others are copied from. */
export async function startShared(load) {
  const folder = await mkdtemp(join(tmpdir(), 'baize-mutate-'));
  const { copyTemplate } = await load('testing/postgres/cluster-template.ts');
  const { startPostgres } = await load('postgres/start-postgres.ts');
  const { installedBinaries } = await load('postgres/binaries.ts');
  const { openDatabase } = await load('postgres/open-database.ts');
  const { migrate } = await load('store/migrate.ts');
  const binaries = await installedBinaries();
  const dataFolder = join(folder, 'data');
  await chmod(folder, 0o755);
  await copyTemplate(binaries.value, dataFolder, { migrated: false });
  const settings = { ...FAST, max_connections: '400' };
  const started = await startPostgres({ dataFolder, settings, binaries: binaries.value });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const opened = await openDatabase({ url: started.value.url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const pool = opened.value.pool({ max: 1 });
  const migrated = await migrate(pool);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  await pool.end();
  const { host, port, user } = started.value.connection;
  const office = opened.value.pool({ host, port, user, database: 'postgres', max: 2 });
  const shared = { server: started.value, office, made: 0 };
  await office.query(`create database ${MADE} template baize`);
  return {
    ...shared,
    database: () => newDatabase(shared),
    stop: async () => {
      await office.end();
      await started.value.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newDatabase(shared) {
  shared.made += 1;
  const database = `mutant_${shared.made}`;
  await shared.office.query(`create database ${database} template ${MADE}`);
  const { connection, url, version, pid } = shared.server;
  return {
    ok: true,
    value: {
      connection: { ...connection, database },
      url: url.replace('/baize?', `/${database}?`),
      version,
      pid,
      onExit: () => undefined,
      restart: async () => ({ ok: true, value: undefined }),
      // Nobody waits for it: the next file has a database of its own.
      stop: async () => {
        const drop = `drop database if exists ${database} with (force)`;
        shared.office.query(drop).catch(() => undefined);
      },
    },
  };
}

/** What `open-database.ts` and the tests' database import in place of the real ones. */
export function standIn(root) {
  const source = `${root}/apps/server/src`;
  return [
    `import { copyTemplate as copy } from '${source}/testing/postgres/cluster-template.ts?real';`,
    `import { startPostgres as start } from '${source}/postgres/start-postgres.ts?real';`,
    'const shared = () => (globalThis.baizeOwnServer ? undefined : globalThis.baizeShared);',
    'export const copyTemplate = async (...args) => (shared() ? undefined : copy(...args));',
    'export const startPostgres = async (options) =>',
    '  shared() ? shared().database() : start(options);',
  ].join('\n');
}
