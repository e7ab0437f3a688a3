import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { type ApiProblem, Refused } from '../http/refuse.ts';
import type { ShiftPlan } from './shift-plan.ts';
import type { ThreadJob } from './thread-jobs.ts';

/** Whoever makes reports, reads old rounds and adds up, apart from those who take bets. */
export interface Reporter {
  /** `by` is whoever waits for it; nobody where the floor itself does. What comes back is as unknown as what comes from outside. */
  make(order: ThreadJob, by?: string): Promise<unknown>;
  close(): Promise<void>;
}

/** What the thread has to know to make reports by itself. */
export interface ReporterTask {
  /** By which it reads, and may do nothing else. */
  readonly connection: ClientConfig;
  readonly shifts: ShiftPlan;
  /** Folders of books from outside: a thread loads its books itself. */
  readonly packages: readonly string[];
}

/**
 * Whoever comes when so many wait already is told to come back: nobody gains by asking for more than is read. Players and dealers wait
 * apart from the office, so that neither keeps the other from an answer, and nobody takes more than their share.
 */
const WAITING_MOST = 40;
const WAITING_BY_ONE = 8;
const AT_TABLES: ReadonlySet<string> = new Set(['rounds', 'history', 'shift']);
const BUSY = {
  code: 'reports-busy',
  message: 'Too many reports are being made at this moment; please try again.',
};

/** What went wrong; or that the question was refused, and with which answer. */
export interface ThreadProblem {
  readonly message: string;
  readonly code?: string;
  readonly refused?: { readonly status: number; readonly problem: ApiProblem };
}

export type ReportAnswer =
  | { readonly id: number; readonly body: unknown }
  | { readonly id: number; readonly problem: ThreadProblem };

interface Waiting {
  readonly isAtTable: boolean;
  readonly by: string | undefined;
  readonly resolve: (body: unknown) => void;
  readonly reject: (problem: Error) => void;
}

function errorOf({ message, code, refused }: ThreadProblem): Error {
  if (refused) return new Refused(refused.status, refused.problem);
  return Object.assign(new Error(message), code !== undefined && { code });
}

const THREAD = new URL('./report-thread.js', import.meta.url);

/**
 * A thread with a connection of its own, begun by the first report: reading and adding up a journal takes seconds
 * in which no bet would be answered. One that ends is begun anew; what it was asked fails, and can be asked again.
 */
export function threadReporter(
  task: ReporterTask,
  { script = THREAD, execArgv }: { readonly script?: URL; readonly execArgv?: string[] } = {},
): Reporter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let asked = 0;
  const lose = (problem: Error): void => {
    thread = null;
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  const begin = (): Worker => {
    const begun = new Worker(script, { workerData: task, ...(execArgv && { execArgv }) });
    begun.on('message', (answer: ReportAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('body' in answer) asker?.resolve(answer.body);
      else asker?.reject(errorOf(answer.problem));
    });
    begun.on('error', lose);
    begun.on('exit', () => lose(new Error('The thread that makes reports has ended.')));
    // A floor that has nothing else to do may end.
    begun.unref();
    return begun;
  };
  const isFull = ({ isAtTable, by }: Pick<Waiting, 'isAtTable' | 'by'>): boolean => {
    if (by === undefined) return false;
    const others = [...waiting.values()].filter((each) => each.by !== undefined);
    const isBusy = others.filter((each) => each.isAtTable === isAtTable).length >= WAITING_MOST;
    return isBusy || others.filter((each) => each.by === by).length >= WAITING_BY_ONE;
  };
  return {
    make: (order, by) =>
      new Promise((resolve, reject) => {
        const place = { isAtTable: AT_TABLES.has(order.name), by };
        if (isFull(place)) {
          reject(new Refused(503, BUSY));
          return;
        }
        asked += 1;
        waiting.set(asked, { ...place, resolve, reject });
        thread ??= begin();
        thread.postMessage({ id: asked, ...order });
      }),
    close: async () => {
      await thread?.terminate();
    },
  };
}
