import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { NOTICE_FILE, namingFloor } from '../floor/start/floor-notice.ts';
import { claimDataFolder, deleteDataFolder } from '../postgres/data-folder.ts';
import { databaseProblemText } from '../postgres/database-problem.ts';
import { awaitPredecessor } from '../postgres/predecessor.ts';
import type { PostgresProblem } from '../postgres/problem.ts';
import { WITNESS_FILE } from '../store/witness.ts';
import type { ServeOptions } from './serve-arguments.ts';

/** What belongs to the record that is deleted. */
const KEPT = [
  'signing-key.pem',
  'trusted-keys.txt',
  WITNESS_FILE,
  'first-password.txt',
  'devices',
  'floor.log',
  NOTICE_FILE,
];

type Kept = Pick<ServeOptions, 'dataFolder' | 'databaseUrl' | 'isProduction'>;

/** Deletes what a floor of ours has kept; a database somebody else runs is never touched. */
export async function startOver(options: Kept): Promise<Result<void, string>> {
  const { dataFolder, databaseUrl, isProduction } = options;
  if (isProduction) return err('--fresh would delete the record of a floor in production');
  if (databaseUrl !== null)
    return err('--fresh deletes the embedded database only; yours is yours');
  const deleted = await deleteDatabase(join(dataFolder, 'database'));
  if (!deleted.ok) {
    const { sentence, remedy } = databaseProblemText(await namingFloor(deleted.error, dataFolder));
    return err(`${sentence} ${remedy}`);
  }
  for (const kept of KEPT) {
    await rm(join(dataFolder, kept), { recursive: true, force: true });
  }
  return ok(undefined);
}

/** Never under the feet of a floor that runs. */
async function deleteDatabase(path: string): Promise<Result<void, PostgresProblem>> {
  const folder = await claimDataFolder(path);
  if (!folder.ok) return folder;
  const alone = await awaitPredecessor(folder.value);
  return alone.ok ? deleteDataFolder(path) : alone;
}
