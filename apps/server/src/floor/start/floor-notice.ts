import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseProblem } from '../../postgres/database-problem.ts';
import { isAlive } from '../../postgres/is-alive.ts';

const notice = z.object({ process: z.number().int().positive(), address: z.string() });

/** Where the floor of a data folder is open: its process, and the address it answers at. */
export type FloorNotice = z.infer<typeof notice>;

export const NOTICE_FILE = 'floor.json';

const fileIn = (dataFolder: string): string => join(dataFolder, NOTICE_FILE);

/** Says in the data folder that a floor is open on it, and at which address. */
export async function leaveNotice(
  dataFolder: string,
  listening: string,
  tls: object | null,
): Promise<{ readonly address: string; remove(): Promise<void> }> {
  const address = tls ? listening.replace(/^http:/, 'https:') : listening;
  const mine: FloorNotice = { process: process.pid, address };
  await writeFile(fileIn(dataFolder), `${JSON.stringify(mine)}\n`, { mode: 0o644 });
  const remove = async (): Promise<void> => {
    const there = await readNotice(dataFolder);
    if (there?.process === process.pid) await rm(fileIn(dataFolder), { force: true });
  };
  return { address, remove };
}

/** A database that is in use, with the floor that uses it where that has said so: it is what a person can open or stop. */
export async function namingFloor(
  problem: DatabaseProblem,
  dataFolder: string,
): Promise<DatabaseProblem> {
  if (problem.code !== 'already-running') return problem;
  const there = await readNotice(dataFolder);
  // A floor that was killed leaves its notice behind.
  if (there === null || !isAlive(there.process)) return problem;
  return { code: 'floor-open', address: there.address, pid: there.process };
}

async function readNotice(dataFolder: string): Promise<FloorNotice | null> {
  try {
    return notice.parse(JSON.parse(await readFile(fileIn(dataFolder), 'utf8')));
  } catch {
    return null;
  }
}
