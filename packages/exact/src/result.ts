export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** What a player, a dealer or the network can get wrong comes back as a value, never as a throw. */
export type Result<T, E> = Ok<T> | Err<E>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}

/** All values, or the first error. */
export function all<T, E>(results: readonly Result<T, E>[]): Result<readonly T[], E> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}

/** For what only a programmer can cause. What a user can cause is a `Result`. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Ends a switch over a closed union: a new member breaks the build, not the floor. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value, bigintAsText)}`);
}

// JSON has no bigint and would throw its own complaint instead of naming the value.
function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
