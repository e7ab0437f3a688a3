import { err, ok, type Result } from '@baize/exact';
import type { ClientConfig } from 'pg';
import type { DataFolder } from './data-folder.ts';
import { awaitPredecessor } from './predecessor.ts';
import type { PostgresProblem } from './problem.ts';
import type { Program } from './program.ts';
import { PORT, type SocketFolder } from './socket-folder.ts';

/** How the database process ended although nobody had asked it to. */
export interface PostgresExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly lines: readonly string[];
}

export interface RunningPostgres {
  readonly connection: ClientConfig;
  /** The same as an address: `postgres://...`, which `DATABASE_URL` understands too. */
  readonly url: string;
  readonly version: string;
  readonly pid: number;
  /** Called when the process ends by itself. It is not called for `stop`. */
  onExit(listener: (exit: PostgresExit) => void): void;
  /** Starts it again after an exit; the connection stays the same. */
  restart(): Promise<Result<void, PostgresProblem>>;
  /** Rolls back what is under way, writes everything out, and waits until it is gone. */
  stop(): Promise<void>;
}

export interface RunningPostgresParts {
  readonly first: Program;
  readonly start: () => Promise<Result<Program, PostgresProblem>>;
  readonly folder: DataFolder;
  readonly socket: SocketFolder;
  readonly connection: ClientConfig;
  readonly version: string;
}

export function runningPostgres(parts: RunningPostgresParts): RunningPostgres {
  const { start, folder, socket, connection, version } = parts;
  const listeners: ((exit: PostgresExit) => void)[] = [];
  let current = parts.first;
  let stopping = false;
  let restarting: Promise<Result<void, PostgresProblem>> = Promise.resolve(ok(undefined));

  const watch = (program: Program) =>
    void program.ended.then((end) => {
      if (stopping) return;
      for (const listener of listeners) listener({ ...end, lines: program.lines });
    });
  watch(current);

  const startAgain = async (): Promise<Result<void, PostgresProblem>> => {
    const alone = await awaitPredecessor(folder);
    if (!alone.ok) return alone;
    if (stopping) return err({ code: 'did-not-start', folder: folder.path, lines: [STOPPING] });
    const started = await start();
    if (!started.ok) return started;
    current = started.value;
    watch(current);
    return ok(undefined);
  };

  return {
    connection,
    url: urlOf(connection),
    version,
    get pid() {
      return current.pid ?? 0;
    },
    onExit: (listener) => void listeners.push(listener),
    restart: () => {
      restarting = restarting.then(startAgain, startAgain);
      return restarting;
    },
    stop: async () => {
      stopping = true;
      // A start under way is waited for: it would outlive us otherwise.
      await restarting.catch(() => undefined);
      current.signal('SIGINT');
      await current.ended;
      await socket.remove();
    },
  };
}

const STOPPING = 'The server is being stopped.';

function urlOf({ host = '', user = '', database = '' }: ClientConfig): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${PORT}`;
}
