import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@baize/exact';
import type { DatabaseProblem } from '../postgres/database-problem.ts';
import { ROLE } from '../postgres/initialise.ts';
import { type Database, openDatabase } from '../postgres/open-database.ts';
import { PORT } from '../postgres/socket-folder.ts';

/** The database of a floor as somebody who may read it and nothing else, where that has been arranged. */
export async function readKeptDatabase(
  databaseUrl: string | null,
  dataFolder: string,
): Promise<Result<Database, DatabaseProblem>> {
  const reached = await reachKeptDatabase(databaseUrl, dataFolder);
  return reached.ok ? ok(await reached.value.as('reader')) : reached;
}

/**
 * The database of a floor, whether the floor is running or not: one that answers is asked as it is,
 * one that does not is started for as long as it is needed.
 */
export async function reachKeptDatabase(
  databaseUrl: string | null,
  dataFolder: string,
): Promise<Result<Database, DatabaseProblem>> {
  if (databaseUrl !== null) return openDatabase({ url: databaseUrl });
  const folder = join(dataFolder, 'database');
  const running = await openDatabase({ url: await urlIn(folder) });
  return running.ok ? running : openDatabase({ dataFolder: folder });
}

/** Where a server on this folder listens, if there is one. */
async function urlIn(folder: string): Promise<string> {
  const elsewhere = await readFile(join(folder, 'socket-folder.txt'), 'utf8').catch(() => null);
  const host = encodeURIComponent(elsewhere ?? join(folder, 'socket'));
  return `postgres://${ROLE}@/baize?host=${host}&port=${PORT}`;
}
