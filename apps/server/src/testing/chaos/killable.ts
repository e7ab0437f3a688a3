import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Ask, Reply } from './message.ts';

/** A table process and the questions it still owes an answer to. */
export interface Killable {
  /** The answer, or null if the process died before giving one. */
  ask(ask: Omit<Ask, 'id'>): Promise<Reply | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Lets it finish and waits until it is gone. */
  end(): Promise<void>;
  /** Resolves when it is gone, whatever ended it. */
  readonly gone: Promise<void>;
}

export async function startKillable(command: readonly string[]): Promise<Killable> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const owed = new Map<number, (reply: Reply | null) => void>();
  const gone = once(child, 'exit').then(() => {
    for (const answer of owed.values()) answer(null);
    owed.clear();
  });
  child.stdin.on('error', () => undefined);
  await listen(child, owed, gone);
  let asked = 0;
  let isGone = false;
  void gone.then(() => {
    isGone = true;
  });
  return {
    gone,
    ask: (ask) => {
      if (isGone) return Promise.resolve(null);
      asked += 1;
      const id = asked;
      child.stdin.write(`${JSON.stringify({ ...ask, id })}\n`);
      return new Promise((answer) => owed.set(id, answer));
    },
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
    end: () => {
      child.stdin.end();
      return gone;
    },
  };
}

/** Resolves when the process says that it is ready, or has died before it could. */
function listen(
  child: ChildProcess,
  owed: Map<number, (reply: Reply | null) => void>,
  gone: Promise<void>,
): Promise<void> {
  if (!child.stdout) throw new Error('The output of the process is a pipe.');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => lines.once('line', () => resolve()));
  lines.on('line', (line) => {
    if (line === 'ready') return;
    const reply: Reply = JSON.parse(line);
    owed.get(reply.id)?.(reply);
    owed.delete(reply.id);
  });
  return Promise.race([ready, gone]);
}
