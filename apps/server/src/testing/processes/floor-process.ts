import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Talk, talkTo } from '../talk.ts';
import { startBuilt } from './source-process.ts';

const PROGRAM = new URL('../../programs/serve.ts', import.meta.url);

/** A floor in a process of its own: something that can be talked to, stopped and killed. */
export interface FloorProcess extends Talk {
  /** Asks in good order; the exit code. */
  stop(): Promise<number | null>;
  /** Power cut. */
  kill(): Promise<void>;
}

function begin(args: readonly string[]): {
  child: ChildProcess;
  said: { out: string; err: string };
} {
  const child = startBuilt(PROGRAM, ['--no-web', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: undefined, BAIZE_DATA: undefined },
  });
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    said.err += String(chunk);
  });
  return { child, said };
}

/** Starts a floor and waits until it is open. */
export async function floorProcess(...args: readonly string[]): Promise<FloorProcess> {
  const { child, said } = begin(args);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [found] = /http:\/\/[\d.]+:\d+/.exec(said.out) ?? [];
      if (found && said.out.includes('Ctrl-C')) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`exit ${code}: ${said.err}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    ...talkTo(address),
  };
}
