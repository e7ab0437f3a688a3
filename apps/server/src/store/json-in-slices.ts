import { setImmediate as turn } from 'node:timers/promises';

/** The longest that others have to wait for a slice, in milliseconds. */
const SLICE = 4;

/**
 * JSON of a large value, written a little at a time so that bets get their turn in between. Only the
 * items of lists in it are cut apart; each of those is small.
 */
export async function jsonInSlices(value: object): Promise<Buffer> {
  const parts: string[] = [];
  let began = performance.now();
  for (const part of partsOf(value)) {
    parts.push(part);
    if (performance.now() - began < SLICE) continue;
    await turn();
    began = performance.now();
  }
  return Buffer.from(parts.join(''), 'utf8');
}

function* partsOf(value: object): Generator<string> {
  let separator = '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (Array.isArray(part)) yield* itemsOf(part);
    else yield JSON.stringify(part);
  }
  yield separator === '{' ? '{}' : '}';
}

function* itemsOf(items: readonly unknown[]): Generator<string> {
  let separator = '[';
  for (const item of items) {
    yield `${separator}${JSON.stringify(item ?? null)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
