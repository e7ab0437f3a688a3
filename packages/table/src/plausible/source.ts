import { assert, nextWord, xoshiroStream } from '@baize/exact';

/** Where choices come from: a whole number from 0 up to, and without, `bound`. */
export type Source = (bound: number) => number;

/** The choices of stream number `stream` of a seed: the same seed, the same choices, for ever. */
export function seededSource(seed: bigint, stream = 0): Source {
  const state = xoshiroStream(seed, stream);
  return (bound) => nextWord(state) % bound;
}

/** One of several; the first is the simplest, so that a shrinking source arrives at it. */
export function among<T>(source: Source, items: readonly T[]): T {
  const item = items[source(items.length)];
  assert(item !== undefined || items.length > 0, 'There must be something to choose from.');
  return item as T;
}

/** True once in so many times, and never where a source has shrunk to nothing. */
export function oneIn(source: Source, times: number): boolean {
  return source(times) === times - 1;
}

export function between(source: Source, least: number, most: number): number {
  return least + source(most - least + 1);
}

/** One of several, each as likely as its weight says. */
export function pickWeighted<T>(
  source: Source,
  items: readonly T[],
  weightOf: (item: T) => number,
): T {
  const sum = items.reduce((total, item) => total + weightOf(item), 0);
  let rest = source(Math.max(1, sum));
  for (const item of items) {
    rest -= weightOf(item);
    if (rest < 0) return item;
  }
  return among(() => 0, items);
}

/** The same items in another order, out of a single choice. */
export function shuffle<T>(source: Source, items: readonly T[]): readonly T[] {
  const own = seededSource(BigInt(source(2 ** 32)));
  const rest = items.slice();
  return items.map(() => rest.splice(own(rest.length), 1)[0] as T);
}
