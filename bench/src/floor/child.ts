import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

// Everything is started as the server is, the baselines too.
const flags: string[] = JSON.parse(
  readFileSync(new URL('../../../apps/server/node-flags.json', import.meta.url), 'utf8'),
);

/** A program in a process of its own that says in a line of JSON where it is. */
export interface Child<News> {
  readonly news: News;
  readonly pid: number;
  readonly seconds: number;
  stop(): Promise<void>;
}

export async function startChild<News>(
  program: string,
  args: readonly string[] = [],
): Promise<Child<News>> {
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = new Promise<string>((resolve) => lines.once('line', resolve));
  const line = await Promise.race([first, gone.then(() => null)]);
  if (line === null) throw new Error(`${program} has ended before it was ready.`);
  return {
    news: JSON.parse(line),
    pid: child.pid ?? 0,
    seconds: (performance.now() - began) / 1000,
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}
