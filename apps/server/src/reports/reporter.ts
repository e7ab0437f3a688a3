import { Worker } from 'node:worker_threads';
import type { ReportName, ReportQuery } from '@baize/protocol/http';
import type { ClientConfig } from 'pg';
import { z } from 'zod';
import { Refused } from '../http/refuse.ts';
import type { RoundOrder, ToldRound } from './rounds/tell-round.ts';
import type { ShiftPlan } from './shift-plan.ts';

/** What a report is asked for with; everything in it can be sent to a thread. */
export interface ReportOrder {
  readonly name: ReportName;
  readonly query: ReportQuery;
  readonly at: number;
}

/** Whoever makes reports, apart from those who take bets. */
export interface Reporter {
  make(order: ReportOrder): Promise<unknown>;
  /** A round from the journal: its record, its transcript, or everything about it as one file. */
  tell(order: RoundOrder): Promise<ToldRound>;
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

export type ThreadOrder = ReportOrder | RoundOrder;

// What comes back from a thread is as unknown as what comes from outside.
const toldRound: z.ZodType<ToldRound> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.string() }),
  z.object({
    ok: z.literal(false),
    error: z.object({
      code: z.enum(['unknown-round', 'round-in-progress', 'not-in-round']),
      message: z.string(),
    }),
  }),
]);

/** Whoever comes when so many wait already is told to come back: nobody gains by asking for more than is read. */
const WAITING_MOST = 40;
const BUSY = {
  code: 'reports-busy',
  message: 'Too many reports are being made at this moment; please try again.',
};

export type ReportAnswer =
  | { readonly id: number; readonly body: unknown }
  | { readonly id: number; readonly fault: { readonly message: string; readonly code?: string } };

interface Waiting {
  readonly resolve: (body: unknown) => void;
  readonly reject: (problem: Error) => void;
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
      else asker?.reject(Object.assign(new Error(answer.fault.message), answer.fault));
    });
    begun.on('error', lose);
    begun.on('exit', () => lose(new Error('The thread that makes reports has ended.')));
    // A floor that has nothing else to do may end.
    begun.unref();
    return begun;
  };
  const ask = (order: ThreadOrder): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= WAITING_MOST) {
        reject(new Refused(503, BUSY));
        return;
      }
      asked += 1;
      waiting.set(asked, { resolve, reject });
      thread ??= begin();
      thread.postMessage({ id: asked, ...order });
    });
  return {
    make: ask,
    tell: async (order) => toldRound.parse(await ask(order)),
    close: async () => {
      await thread?.terminate();
    },
  };
}
