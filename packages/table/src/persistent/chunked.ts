/** Near the square root of the terminals at a full table, where the list of chunks and a chunk are equally long. */
const SIZE = 32;

/**
 * A list that is never changed in place, yet replaces one item at the cost of one small chunk: a
 * table has hundreds of terminals and a bet changes one of them.
 */
export interface Chunked<T> {
  readonly chunks: readonly (readonly T[])[];
  readonly length: number;
}

export const NO_ITEMS: Chunked<never> = { chunks: [], length: 0 };

export function itemAt<T>(list: Chunked<T>, index: number): T | undefined {
  return list.chunks[(index / SIZE) | 0]?.[index % SIZE];
}

export function replaceItem<T>(list: Chunked<T>, index: number, item: T): Chunked<T> {
  const chunks = list.chunks.slice();
  const chunk = (chunks[(index / SIZE) | 0] ?? []).slice();
  chunk[index % SIZE] = item;
  chunks[(index / SIZE) | 0] = chunk;
  return { chunks, length: Math.max(list.length, index + 1) };
}

export function appendItem<T>(list: Chunked<T>, item: T): Chunked<T> {
  return replaceItem(list, list.length, item);
}

export function mapItems<T>(list: Chunked<T>, change: (item: T) => T): Chunked<T> {
  return { chunks: list.chunks.map((chunk) => chunk.map(change)), length: list.length };
}

export function* itemsOf<T>(list: Chunked<T>): Generator<T> {
  for (const chunk of list.chunks) yield* chunk;
}
