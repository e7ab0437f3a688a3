import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';

/**
 * What ties the database to the server's life: kill -9 gives the server no chance to stop it, and a
 * database left behind would hold its folder against the next server.
 */
export interface ChildLifetime {
  /** Words to put before the command. */
  readonly prefix: readonly string[];
  /** Ties the process with this id; the answer unties it. */
  tie(pid: number): () => void;
}

/** The kernel ends the child with us where setpriv can ask for it (Linux), else a shell waits for our end and does it. */
export function childLifetimeOfPlatform(): ChildLifetime {
  return hasSetpriv() ? KERNEL : WATCHDOG;
}

// A fast shutdown: transactions under way are rolled back, nothing committed is lost.
const KERNEL: ChildLifetime = {
  prefix: ['setpriv', '--pdeathsig', 'INT'],
  tie: () => () => undefined,
};

// The shell reads from a pipe that nobody writes to, so it wakes when we are gone.
const SCRIPT = 'read -r _ || kill -INT "$1"';

export const WATCHDOG: ChildLifetime = {
  prefix: [],
  tie(pid) {
    const shell = spawn('/bin/sh', ['-c', SCRIPT, 'sh', String(pid)], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    shell.unref();
    return () => shell.kill('SIGKILL');
  },
};

let setpriv: boolean | undefined;

function hasSetpriv(): boolean {
  setpriv ??= offersDeathSignal(spawnSync('setpriv', ['--help'], { encoding: 'utf8' }));
  return setpriv;
}

// BusyBox has a setpriv too, without this.
function offersDeathSignal({ stdout }: SpawnSyncReturns<string>): boolean {
  return typeof stdout === 'string' && stdout.includes('--pdeathsig');
}
