import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from '../../postgres/binaries.ts';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { copyTemplate } from './cluster-template.ts';
import { servers } from './servers.ts';

export interface CopyOptions {
  /** Whether the schema is there already; it is unless you say no. */
  readonly migrated?: boolean;
  /** With fsync, for what is measured or killed; tests of behaviour do without. */
  readonly durable?: boolean;
  /** One of `servers()`; the one we bring along unless you say another. */
  readonly binaries?: Binaries;
  /** Settings of its own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL that runs on a folder of its own. */
export interface RunningCopy {
  readonly server: Database;
  readonly folder: TemporaryFolder;
  readonly dataFolder: string;
}

export const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export async function startCopy(options: CopyOptions = {}): Promise<RunningCopy> {
  const folder = await temporaryFolder();
  // Root's temporary folders are closed to the account the database runs as, and PostgreSQL 15 minds.
  await chmod(folder.path, 0o755);
  const dataFolder = join(folder.path, 'data');
  try {
    return { server: await openCopy(dataFolder, options), folder, dataFolder };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function openCopy(dataFolder: string, options: CopyOptions): Promise<Database> {
  const binaries = options.binaries ?? (await servers())[0];
  if (binaries === undefined) throw new Error('There is no PostgreSQL here.');
  await copyTemplate(binaries, dataFolder, { migrated: options.migrated ?? true });
  const settings = { ...(options.durable === true ? {} : FAST), ...options.settings };
  const opened = await openDatabase({ dataFolder, settings, binaries });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}
