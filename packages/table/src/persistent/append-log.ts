/**
 * A growing map that old states may keep looking into. Entries are appended in place while the log
 * is the newest one; a state from before sees only what was there then, and appending to an old
 * state copies. So it behaves as a value, and appending to the newest costs nothing.
 */
export interface AppendLog<T> {
  readonly entries: Map<string, { readonly position: number; readonly value: T }>;
  readonly length: number;
}

export function emptyLog<T>(): AppendLog<T> {
  return { entries: new Map(), length: 0 };
}

export function entryOf<T>(log: AppendLog<T>, key: string): T | undefined {
  const entry = log.entries.get(key);
  return entry && entry.position < log.length ? entry.value : undefined;
}

/** Adds an entry; an existing one is left as it is. */
export function logged<T>(log: AppendLog<T>, key: string, value: T): AppendLog<T> {
  if (entryOf(log, key) !== undefined) return log;
  const isNewest = log.entries.size === log.length;
  const entries = isNewest ? log.entries : new Map(visible(log));
  entries.set(key, { position: log.length, value });
  return { entries, length: log.length + 1 };
}

function* visible<T>(log: AppendLog<T>) {
  for (const entry of log.entries) if (entry[1].position < log.length) yield entry;
}

/** What the log holds, oldest first. */
export function* entriesOf<T>(log: AppendLog<T>): Generator<readonly [key: string, value: T]> {
  for (const [key, { value }] of visible(log)) yield [key, value];
}
