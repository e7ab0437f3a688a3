import { performance } from 'node:perf_hooks';

export interface PacedQueue<Item> {
  /** An item that waits already waits once. */
  add(item: Item): void;
  /**
   * What waits now has waited long enough: no gap, and no longer rest than others need to be let in
   * between.
   */
  hurry(): void;
  drop(item: Item): void;
  clear(): void;
}

export interface Pace {
  /** The longest the queue works without letting anybody else run, in milliseconds. */
  readonly slice: number;
  /** How many times as long it rests as it has worked, while others have something to do. */
  readonly rest: number;
  /** Once everything is done, the next begins no sooner than this many milliseconds later. */
  readonly gap: number;
  readonly isBusy: () => boolean;
}

/**
 * Work that matters and can wait a moment. What comes after a pause is done at once; what comes again and
 * again is done together, once a gap. Under load it takes a bounded share of the time.
 */
export function createPacedQueue<Item>(
  work: (item: Item) => void,
  { slice, rest, gap, isBusy }: Pace,
): PacedQueue<Item> {
  const waiting = new Set<Item>();
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;
  let restsUntil = 0;
  let gapUntil = 0;
  let isHurried = false;

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    const left = Math.max(restsUntil, gapUntil) - performance.now();
    if (left > 0) timer = setTimeout(run, left);
    else setImmediate(run);
  }

  function run(): void {
    isScheduled = false;
    timer = undefined;
    const start = performance.now();
    for (const item of waiting) {
      waiting.delete(item);
      work(item);
      if (performance.now() - start > slice) break;
    }
    const end = performance.now();
    const share = isHurried ? 1 : rest;
    restsUntil = isBusy() ? end + (end - start) * share : end;
    if (waiting.size === 0) isHurried = false;
    gapUntil = waiting.size === 0 ? start + gap : end;
    schedule();
  }

  return {
    add(item) {
      waiting.add(item);
      schedule();
    },
    hurry() {
      isHurried = waiting.size > 0;
      gapUntil = 0;
      restsUntil = 0;
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      isScheduled = false;
      schedule();
    },
    drop: (item) => waiting.delete(item),
    clear: () => waiting.clear(),
  };
}
