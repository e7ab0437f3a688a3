import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { destination, type Logger, pino } from 'pino';
import { logOptions } from '../logs/log-options.ts';
import type { ServeOptions } from './serve-arguments.ts';

/** Where the floor writes what happens; one JSON line each, without secrets. */
export async function floorLog({
  logFile,
  logLevel,
}: Pick<ServeOptions, 'logFile' | 'logLevel'>): Promise<Logger> {
  if (logFile === null) return pino(logOptions(logLevel));
  await mkdir(dirname(logFile), { recursive: true });
  return pino(logOptions(logLevel), destination({ dest: logFile, sync: false }));
}
