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
