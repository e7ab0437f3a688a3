import { performance } from 'node:perf_hooks';

export interface PacedQueue<Item> {
  /** An item that waits already waits once. */
  add(item: Item): void;
  drop(item: Item): void;
  clear(): void;
}

export interface Pace {
  /** The longest the queue works without letting anybody else run, in milliseconds. */
  readonly slice: number;
  /** How many times as long it rests as it has worked, while others have something to do. */
  readonly rest: number;
  readonly isBusy: () => boolean;
}

/**
 * Work that matters and can wait a moment. When nobody else has anything to do it is done at once; under
 * load it takes a bounded share of the time, and several reasons to do the same thing become one.
 */
export function pacedQueue<Item>(
  work: (item: Item) => void,
  { slice, rest, isBusy }: Pace,
): PacedQueue<Item> {
  const waiting = new Set<Item>();
  let isScheduled = false;
  let restsUntil = 0;

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    const left = restsUntil - performance.now();
    if (left > 0) setTimeout(run, left);
    else setImmediate(run);
  }

  function run(): void {
    isScheduled = false;
    const start = performance.now();
    for (const item of waiting) {
      waiting.delete(item);
      work(item);
      if (performance.now() - start > slice) break;
    }
    const end = performance.now();
    restsUntil = isBusy() ? end + (end - start) * rest : end;
    schedule();
  }

  return {
    add(item) {
      waiting.add(item);
      schedule();
    },
    drop: (item) => waiting.delete(item),
    clear: () => waiting.clear(),
  };
}
