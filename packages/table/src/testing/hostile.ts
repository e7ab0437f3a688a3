import fc from 'fast-check';
import type { CommandEnvelope } from '../command.ts';
import { isObject } from '../well-formed/shape.ts';

/** Something done to an order between whoever gave it and the table. */
export interface Corruption {
  /** Which of its places, counted from the first and around. */
  readonly place: number;
  readonly how: 'replaced' | 'removed' | 'added';
  readonly name: string;
  readonly value: unknown;
}

/** Values that no field expects, and some that break programs which look at them carelessly. */
export const PECULIAR: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  '1e3',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  'a'.repeat(10_000),
  [],
  [[[]]],
  {},
  { length: 1e9 },
  { toString: null },
  JSON.parse('{"__proto__":{"type":"OpenTable"}}'),
  Object.create(null),
  7n,
  Symbol.iterator,
  () => 7,
  new Map(),
  new Set([1]),
];

const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'then', 'extra', '0', ''];

export const anyCorruption: fc.Arbitrary<Corruption> = fc.record({
  place: fc.nat({ max: 200 }),
  how: fc.constantFrom('replaced', 'removed', 'added'),
  name: fc.constantFrom(...NAMES),
  value: fc.oneof(fc.constantFrom(...PECULIAR), fc.anything({ maxDepth: 2 })),
});

/** The order with one of its places corrupted. */
export function corrupt(
  envelope: CommandEnvelope,
  { place, how, name, value }: Corruption,
): CommandEnvelope {
  const paths = placesOf(envelope).filter((path) => !path.some((key) => TOLD.has(key)));
  const path = paths[place % paths.length] ?? ['command'];
  return changeAt(envelope, path, (parent, key) => {
    if (how === 'removed') delete parent[key];
    // A list from a network has entries and no other fields.
    else if (Array.isArray(parent)) parent.splice(Number(key), how === 'added' ? 0 : 1, value);
    else Reflect.defineProperty(parent, how === 'added' ? name : key, { value, ...ORDINARY });
  });
}

/** The same with another value at one place. */
export function corruptAt<T>(whole: T, path: readonly string[], value: unknown): T {
  return changeAt(whole, path, (parent, key) => {
    parent[key] = value;
  });
}

/** What the floor itself says in an order; a floor that lies is another matter. */
const TOLD = new Set(['credit', 'seatedAt', 'instrument', 'number']);

const ORDINARY = { writable: true, enumerable: true, configurable: true } as const;

/** Every field of an order, or of anything else, and of what is inside it. */
export function placesOf(value: unknown): readonly (readonly string[])[] {
  return [...placesIn(value, [])];
}

function* placesIn(value: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, each] of Object.entries(value)) {
    yield [...path, key];
    yield* placesIn(each, [...path, key]);
  }
}

type Change = (parent: Record<string, unknown>, key: string) => void;

/** A copy changed at one place; its type says what nobody can promise any more. */
function changeAt<T>(value: T, [key = '', ...rest]: readonly string[], change: Change): T {
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  const parent = copy as Record<string, unknown>;
  if (rest.length === 0) change(parent, key);
  else parent[key] = changeAt(parent[key], rest, change);
  return copy as T;
}
