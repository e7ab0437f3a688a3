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
  /** How many times as long it rests as it has worked while more is waiting. */
  readonly rest: number;
}

/**
 * Work that matters and can wait a moment. A table with little to do gets it done at once; under load
 * it takes a bounded share of the time, and several reasons to do the same thing become one.
 */
export function pacedQueue<Item>(
  work: (item: Item) => void,
  { slice, rest }: Pace,
): PacedQueue<Item> {
  const waiting = new Set<Item>();
  let isScheduled = false;

  function run(): void {
    isScheduled = false;
    const start = performance.now();
    for (const item of waiting) {
      waiting.delete(item);
      work(item);
      if (performance.now() - start > slice) break;
    }
    if (waiting.size === 0) return;
    isScheduled = true;
    setTimeout(run, Math.ceil((performance.now() - start) * rest));
  }

  return {
    add(item) {
      waiting.add(item);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(run);
    },
    drop: (item) => waiting.delete(item),
    clear: () => waiting.clear(),
  };
}
