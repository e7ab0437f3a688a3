import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { PAR_STEPS, type ParRequest } from './par-request.ts';

/** What the thread says while it makes a sheet. */
export type ParNews =
  | { readonly type: 'step'; readonly step: number }
  | { readonly type: 'made'; readonly bytes: Uint8Array }
  | { readonly type: 'failed'; readonly why: string };

export type ParState =
  | { readonly type: 'making'; readonly step: number; readonly of: number }
  | Extract<ParNews, { readonly type: 'made' | 'failed' }>;

/** How the thread is started: the built script, or in tests its source. */
export interface ParThread {
  readonly script: URL;
  readonly execArgv?: readonly string[];
}

const BUILT: ParThread = { script: new URL('./par-worker.js', import.meta.url) };
/** So many sheets are remembered; they are some hundred thousand bytes each. */
const KEPT = 32;

/**
 * Makes PAR sheets one at a time, and remembers them by a hash of all they follow from: the same game, prices, readings,
 * limits and software give the same bytes for ever.
 */
export class ParOffice {
  private readonly thread: ParThread;
  /** Folders of books from outside: a thread loads its books itself. */
  private readonly packages: readonly string[];
  private readonly sheets = new Map<string, ParState>();
  private last: Promise<void> = Promise.resolve();

  constructor(packages: readonly string[] = [], thread: ParThread = BUILT) {
    this.packages = packages;
    this.thread = thread;
  }

  /** How far a sheet is; the first who asks has it made. */
  ask(request: ParRequest): ParState {
    const key = keyOf(request);
    const known = this.sheets.get(key);
    if (known) {
      // Whoever asks again after a failure wants another try.
      if (known.type === 'failed') this.sheets.delete(key);
      return known;
    }
    const waiting: ParState = { type: 'making', step: 0, of: PAR_STEPS };
    this.sheets.set(key, waiting);
    this.last = this.last.then(() => this.make(key, request));
    return waiting;
  }

  private make(key: string, request: ParRequest): Promise<void> {
    return new Promise((done) => {
      const { script, execArgv } = this.thread;
      const worker = new Worker(script, {
        workerData: { ...request, packages: this.packages },
        ...(execArgv && { execArgv: [...execArgv] }),
      });
      const end = (state: ParState) => {
        this.sheets.set(key, state);
        this.forget();
        void worker.terminate();
        done();
      };
      worker.on('message', (news: ParNews) => {
        if (news.type === 'step') {
          this.sheets.set(key, { type: 'making', step: news.step, of: PAR_STEPS });
        } else end(news);
      });
      worker.once('error', ({ message }) => end({ type: 'failed', why: message }));
    });
  }

  private forget(): void {
    const [oldest] = [...this.sheets].filter(([, { type }]) => type === 'made');
    if (oldest && this.sheets.size > KEPT) this.sheets.delete(oldest[0]);
  }
}

function keyOf({ config, software, code, format }: ParRequest): string {
  const { game, bookHash, readings, houseTable, unit, limits, differential, boxes } = config;
  const follows = { game, bookHash, readings, houseTable, unit, limits, differential, boxes };
  return createHash('sha256')
    .update(JSON.stringify([follows, software, code, format]))
    .digest('hex');
}
