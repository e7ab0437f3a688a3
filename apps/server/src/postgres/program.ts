import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Binaries } from './binaries.ts';
import type { ChildLifetime } from './child-lifetime.ts';
import type { DataFolder } from './data-folder.ts';
import { isReachable } from './reachable.ts';

/** A program of PostgreSQL that runs, with its last words. */
export interface Program {
  readonly pid: number | undefined;
  readonly lines: readonly string[];
  /** Settles when it has ended and everything it said has been read. */
  readonly ended: Promise<ProgramEnd>;
  signal(signal: NodeJS.Signals): void;
}

export interface ProgramEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ProgramOptions {
  readonly binaries: Binaries;
  readonly folder: DataFolder;
  /** The cluster; handed to the program as its working folder and as `-D`. */
  readonly cluster: string;
  readonly log: (line: string) => void;
  readonly lifetime: ChildLifetime;
}

const LINES_KEPT = 40;

export function runProgram(
  name: 'initdb' | 'postgres',
  args: readonly string[],
  { binaries, folder, cluster, log, lifetime }: ProgramOptions,
): Program {
  const { account } = folder;
  const command = [join(binaries.folder, 'bin', name), '-D', clusterName(folder, cluster), ...args];
  const [program = '', ...rest] = [...lifetime.prefix, ...command];
  const child = spawn(program, rest, {
    cwd: cluster,
    // A session of its own: Ctrl-C is for the server, which then stops the database in good order.
    detached: true,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const lines: string[] = [];
  listen(child, (line) => {
    lines.push(line);
    if (lines.length > LINES_KEPT) lines.shift();
    log(line);
  });
  return {
    pid: child.pid,
    lines,
    ended: end(child, lines, lifetime),
    signal: (signal) => void child.kill(signal),
  };
}

// Root can go everywhere, the account it gives up its rights for cannot. The kernel has already
// entered the working folder when the rights are dropped, and this name leads to it from there.
function clusterName({ account }: DataFolder, cluster: string): string {
  return account === undefined || isReachable(cluster, account) ? cluster : '/proc/self/cwd';
}

function listen(child: ChildProcess, hear: (line: string) => void): void {
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', hear);
  }
}

async function end(
  child: ChildProcess,
  lines: string[],
  lifetime: ChildLifetime,
): Promise<ProgramEnd> {
  if (child.pid === undefined) {
    const [error] = await once(child, 'error');
    lines.push(String(error));
    return { code: null, signal: null };
  }
  const release = lifetime.tie(child.pid);
  await once(child, 'close');
  release();
  return { code: child.exitCode, signal: child.signalCode };
}
