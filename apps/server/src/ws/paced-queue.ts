import { performance } from 'node:perf_hooks';

export interface PacedQueue<Item> {
  /** An item that waits already waits once. */
  add(item: Item): void;
  /**
   * What waits now has waited long enough: no gap, and no longer rest than others need to be let in
   * between. What is added afterwards keeps the usual pace, even where the queue never becomes empty.
   */
  hurry(): void;
  drop(item: Item): void;
  clear(): void;
}

interface Pace {
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
export function createPacedQueue<Item>(work: (item: Item) => void, pace: Pace): PacedQueue<Item> {
  return new Queue(work, pace);
}

class Queue<Item> implements PacedQueue<Item> {
  readonly #work: (item: Item) => void;
  readonly #pace: Pace;
  readonly #waiting = new Set<Item>();
  #isScheduled = false;
  #timer: NodeJS.Timeout | undefined;
  #restsUntil = 0;
  #gapUntil = 0;
  /** How many of those that waited when the queue was hurried wait still: the first ones. */
  #hurried = 0;

  constructor(work: (item: Item) => void, pace: Pace) {
    this.#work = work;
    this.#pace = pace;
  }

  add(item: Item): void {
    this.#waiting.add(item);
    this.#schedule();
  }

  hurry(): void {
    this.#hurried = this.#waiting.size;
    this.#gapUntil = 0;
    this.#restsUntil = 0;
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isScheduled = false;
    this.#schedule();
  }

  drop(item: Item): void {
    this.#waiting.delete(item);
    this.#hurried = Math.min(this.#hurried, this.#waiting.size);
  }

  clear(): void {
    this.#waiting.clear();
    this.#hurried = 0;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    const left = Math.max(this.#restsUntil, this.#gapUntil) - performance.now();
    if (left > 0) this.#timer = setTimeout(() => this.#run(), left);
    else setImmediate(() => this.#run());
  }

  #run(): void {
    const { slice, rest, gap, isBusy } = this.#pace;
    this.#isScheduled = false;
    this.#timer = undefined;
    const start = performance.now();
    for (const item of this.#waiting) {
      this.#waiting.delete(item);
      this.#hurried = Math.max(0, this.#hurried - 1);
      this.#work(item);
      if (performance.now() - start > slice) break;
    }
    const end = performance.now();
    const share = this.#hurried > 0 ? 1 : rest;
    this.#restsUntil = isBusy() ? end + (end - start) * share : end;
    const isDone = this.#waiting.size === 0;
    this.#gapUntil = isDone ? start + gap : end;
    this.#schedule();
  }
}
