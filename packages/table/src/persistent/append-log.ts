/**
 * A growing map that old states may keep looking into. Entries are appended in place while the log
 * is the newest one; a state from before sees only what was there then, and appending to an old
 * state copies. So it behaves as a value, and appending to the newest costs nothing.
 */
export interface AppendLog<T> {
  /** By key: its place among the values. */
  readonly places: Map<string, number>;
  readonly values: T[];
  /** How many of the values this log has; a newer one may have appended more. */
  readonly length: number;
}

export function emptyLog<T>(): AppendLog<T> {
  return { places: new Map(), values: [], length: 0 };
}

export function entryOf<T>(log: AppendLog<T>, key: string): T | undefined {
  if (log.length === 0) return undefined;
  const place = log.places.get(key);
  return place !== undefined && place < log.length ? log.values[place] : undefined;
}

/** Adds an entry; an existing one is left as it is. */
export function appendToLog<T>(log: AppendLog<T>, key: string, value: T): AppendLog<T> {
  const { places, values, length } = log;
  const place = places.get(key);
  if (place !== undefined && place < length) return log;
  if (values.length !== length) return appendToLog(copyLog(log), key, value);
  places.set(key, length);
  values.push(value);
  return { places, values, length: length + 1 };
}

/** What the log holds, oldest first. */
export function* entriesOf<T>(log: AppendLog<T>): Generator<readonly [key: string, value: T]> {
  for (const [key, place] of log.places) {
    if (place >= log.length) return;
    const value = log.values[place];
    if (value !== undefined) yield [key, value];
  }
}

/** A log of its own for a state from before. Only what that state has is looked at, however much has come since. */
function copyLog<T>(log: AppendLog<T>): AppendLog<T> {
  const { length } = log;
  const places = new Map<string, number>();
  for (const [key, place] of log.places) {
    if (place >= length) break;
    places.set(key, place);
  }
  return { places, values: log.values.slice(0, length), length };
}

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
