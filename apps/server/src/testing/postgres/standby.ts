import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyTemplate } from './cluster-template.ts';
import { servers } from './servers.ts';
import { FAST } from './start-copy.ts';

/** A database with a standby that every commit waits for. */
export interface Pair {
  readonly primary: Database;
  /** Starts what follows the primary, for the first time or once more. */
  startStandby(): Promise<Database>;
  /** Asks the primary something over a line of its own. */
  ask(sql: string): Promise<readonly unknown[]>;
}

const NAME = 'standby';

/**
 * Two copies of one cluster, so that the second can follow the first from its first byte. Debian's PostgreSQL where there
 * is one: it is what most floors with a standby run on.
 */
export async function replicatedPair(): Promise<Pair> {
  const binaries = (await servers()).at(-1);
  if (binaries === undefined) throw new Error('There is no PostgreSQL here.');
  const folder = await temporaryFolder();
  // As the account that the database runs as has to get there.
  await chmod(folder.path, 0o755);
  const [first, second] = [join(folder.path, 'primary'), join(folder.path, NAME)];
  for (const target of [first, second]) await copyTemplate(binaries, target, { migrated: true });
  const signal = join(second, 'cluster', 'standby.signal');
  await writeFile(signal, '');
  await chmod(signal, 0o666);
  const open = async (dataFolder: string, settings: Readonly<Record<string, string>>) => {
    const opened = await openDatabase({ dataFolder, settings: { ...FAST, ...settings }, binaries });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value;
  };
  const running: Database[] = [];
  onTestFinished(async () => {
    for (const each of running.toReversed()) await each.close();
    await folder.remove();
  });
  const primary = await open(first, { synchronous_commit: 'on' });
  running.push(primary);
  return {
    primary,
    startStandby: async () => {
      const { host = '', port = 5432, user = '' } = primary.connection;
      const from = `host=${host} port=${port} user=${user} application_name=${NAME}`;
      const standby = await open(second, { primary_conninfo: from, synchronous_commit: 'on' });
      running.push(standby);
      return standby;
    },
    ask: (sql) => askOf(primary.connection, sql),
  };
}

/** Asks once, over a line of its own. */
export async function askOf(connection: ClientConfig, sql: string): Promise<readonly unknown[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** From here on every commit of the primary waits until its standby has it. */
export async function waitForStandby({ ask }: Pair): Promise<void> {
  await ask(`alter system set synchronous_standby_names = '${NAME}'`);
  await ask('select pg_reload_conf()');
  for (;;) {
    const [row] = await ask(
      'select count(*)::int from pg_stat_replication where sync_state = $$sync$$',
    );
    if (Array.isArray(row) && row[0] === 1) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
