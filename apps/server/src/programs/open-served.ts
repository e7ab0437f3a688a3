import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ok, type Result } from '@baize/exact';
import { destination, type Logger, pino } from 'pino';
import { z } from 'zod';
import { type RunningFloor, startFloor } from '../floor/start/start-floor.ts';
import type { StartProblem } from '../floor/start/start-problem.ts';
import { logOptions } from '../logs/log-options.ts';
import type { ServeOptions } from './serve-arguments.ts';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

const VERSION: string = z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;

export interface ServedFloor {
  readonly floor: RunningFloor;
  readonly log: Logger;
  /** How long it took to open. */
  readonly seconds: number;
}

/** Opens a floor as the words behind `serve` ask for it. */
export async function openServed(
  options: ServeOptions,
): Promise<Result<ServedFloor, StartProblem>> {
  const began = performance.now();
  const log = await floorLog(options);
  const started = await startFloor({ ...options, version: VERSION }, log);
  if (!started.ok) return started;
  const floor = started.value;
  const seconds = (performance.now() - began) / 1000;
  log.info({ address: floor.address, seconds }, 'the floor is open');
  return ok({ floor, log, seconds });
}

/** Where the floor writes what happens; one JSON line each, without secrets. */
async function floorLog({
  logFile,
  logLevel,
}: Pick<ServeOptions, 'logFile' | 'logLevel'>): Promise<Logger> {
  if (logFile === null) return pino(logOptions(logLevel));
  await mkdir(dirname(logFile), { recursive: true });
  return pino(logOptions(logLevel), destination({ dest: logFile, sync: false }));
}
