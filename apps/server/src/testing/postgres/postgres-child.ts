import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { startBuilt } from '../processes/source-process.ts';

const NEWS = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), pid: z.number(), url: z.string(), version: z.string() }),
  z.object({ ok: z.literal(false), error: z.looseObject({ code: z.string() }) }),
]);
export type PostgresNews = z.infer<typeof NEWS>;

/** A server process that has nothing but a database. */
export interface PostgresChild {
  readonly process: ChildProcess;
  readonly news: Promise<PostgresNews>;
  /** Takes the process away without a chance to say goodbye. */
  kill(): Promise<void>;
  /** Asks it to stop the database and to end. */
  stop(): Promise<void>;
}

export function startPostgresChild(
  args: readonly string[],
  options: SpawnOptions = {},
): PostgresChild {
  const process = startBuilt(new URL('./postgres-process.ts', import.meta.url), args, options);
  const ended = once(process, 'exit');
  return {
    process,
    news: firstLine(process),
    kill: async () => {
      process.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      process.stdin?.end();
      await ended;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<PostgresNews> {
  if (stdout === null) throw new Error('The child has no output.');
  for await (const line of createInterface({ input: stdout })) return NEWS.parse(JSON.parse(line));
  throw new Error('The child ended without a word.');
}
