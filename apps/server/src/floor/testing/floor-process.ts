import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { errorBody } from '@baize/protocol/http';
import { startSource } from '../../testing/source-process.ts';

const PROGRAM = new URL('../../programs/serve.ts', import.meta.url);

/** A floor in a process of its own: something that can be talked to, stopped and killed. */
export interface FloorProcess {
  readonly address: string;
  /** Asks in good order; the exit code. */
  stop(): Promise<number | null>;
  /** Power cut. */
  kill(): Promise<void>;
  get(path: string, token?: string): Promise<unknown>;
  post(path: string, body: unknown, token?: string): Promise<unknown>;
}

function begin(args: readonly string[]): {
  child: ChildProcess;
  said: { out: string; err: string };
} {
  const child = startSource(PROGRAM, ['--no-web', '--port', '0', ...args], {
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
    address,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    get: (path, token) => asked(`${address}${path}`, { headers: headersFor(token) }),
    post: (path, body, token) =>
      asked(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersFor(token) },
        body: JSON.stringify(body),
      }),
  };
}

function headersFor(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function asked(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const fault = errorBody.safeParse(body);
  throw new Error(`${url}: ${answer.status} ${fault.success ? fault.data.error.message : ''}`);
}
