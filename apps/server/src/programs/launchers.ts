import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../postgres/is-alive.ts';

/** A process: the one that started it, and what it calls itself. */
export interface Parentage {
  readonly parent: number;
  readonly command: string;
}

/** How many processes stand between npm and the program it runs: a shell, and sometimes a script. */
const DEEPEST = 4;

/**
 * The processes that started this floor and that it ends with: the script or command line that says who it is, and every
 * process between that and npm. A shell a person works in is none of them: `nohup` outlives it.
 */
export function launchersOf(
  env: Readonly<Record<string, string | undefined>>,
  parentageOf: (pid: number) => Parentage | null = parentageOnThisSystem,
): readonly number[] {
  const launcher = Number(env.BAIZE_LAUNCHER);
  if (!Number.isSafeInteger(launcher) || launcher < 2) return [];
  const chain = [launcher];
  for (let pid = launcher; chain.length <= DEEPEST; ) {
    const above = parentageOf(pid)?.parent;
    const command = above === undefined || above < 2 ? undefined : parentageOf(above)?.command;
    if (above === undefined || command === undefined) break;
    chain.push(above);
    // npm names its process after what it was asked to do: `npm start`, `npm exec baize serve`.
    if (/^npm\b/.test(command)) return chain;
    pid = above;
  }
  return [launcher];
}

export function parentageOnThisSystem(pid: number): Parentage | null {
  return process.platform === 'linux' ? parentageInProc(pid) : parentageByPs(pid);
}

function parentageInProc(pid: number): Parentage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // The name before the parent is in brackets and may hold any character, brackets too.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}

function parentageByPs(pid: number): Parentage | null {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? [];
  return parent === undefined ? null : { parent: Number(parent), command };
}

const LOOK_EVERY = 500;

/** Comes back when one of these processes is gone; never where there are none. */
export async function awaitEndOfAny(pids: readonly number[]): Promise<void> {
  if (pids.length === 0) return new Promise(() => undefined);
  while (pids.every(isAlive)) await delay(LOOK_EVERY, undefined, { ref: false });
}
