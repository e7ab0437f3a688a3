import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that holds one floor at a time, and may hold the next when that is closed. */
export interface FloorHost {
  readonly child: ChildProcess;
  /** Opens a floor as the words behind `serve` describe it; its address. */
  open(args: readonly string[], comparesSoftware: boolean): Promise<string>;
  /** Moves the floor's clock on by so many milliseconds; the next floor has the right time again. */
  pass(milliseconds: number): Promise<void>;
  /** Closes the floor in good order; whether the process is there for another. */
  close(): Promise<boolean>;
}

/** Hosts whose floor is closed; the stories of a worker come one after the other, and take them again. */
const waiting: FloorHost[] = [];

/** One that is free, or a new one, begun as `node ...begin`. */
export function takeHost(begin: readonly string[], env: NodeJS.ProcessEnv): FloorHost {
  for (let host = waiting.pop(); host !== undefined; host = waiting.pop()) {
    if (isRunning(host.child)) return host;
  }
  const child = spawn(process.execPath, begin, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  });
  // It waits for orders for as long as there is anybody to give them: nobody waits for it.
  child.unref();
  child.channel?.unref();
  return {
    child,
    open: (args, comparesSoftware) => openIn(child, { type: 'open', args, comparesSoftware }),
    pass: async (milliseconds) => {
      const news = await answerTo(child, { type: 'pass', milliseconds });
      if (Reflect.get(news, 'type') !== 'passed') throw new Error(JSON.stringify(news));
    },
    close: () => closeIn(child),
  };
}

/** For the next story of this worker. */
export function giveBack(host: FloorHost): void {
  waiting.push(host);
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function openIn(child: ChildProcess, order: object): Promise<string> {
  const news = await answerTo(child, order);
  const address: unknown = Reflect.get(news, 'address');
  if (typeof address === 'string') return address;
  throw new Error(`The floor did not open: ${JSON.stringify(news)}`);
}

async function closeIn(child: ChildProcess): Promise<boolean> {
  if (!isRunning(child)) return false;
  const news = await answerTo(child, { type: 'close' });
  const findings: unknown = Reflect.get(news, 'findings');
  if (Array.isArray(findings) && findings.length > 0) {
    throw new Error(`The auditor found: ${findings.join('; ')}`);
  }
  return Reflect.get(news, 'type') === 'closed';
}

/** What the host says next; that it has ended, if it has. */
async function answerTo(child: ChildProcess, order: object): Promise<object> {
  const ended = new AbortController();
  const answers = once(child, 'message', ended).then(([news]) => Object(news));
  const exits = once(child, 'exit', ended).then(([code]) => ({ type: 'ended', code }));
  child.send(order);
  try {
    return await Promise.race([answers, exits]);
  } finally {
    for (const promise of [answers, exits]) promise.catch(() => undefined);
    ended.abort();
  }
}
