/** A way into a value: keys of objects and maps, positions of lists. */
export type Path = readonly (string | number)[];

/** `terminals.chunks[0][1].credit` with maps as `concluded<T7-1>`. */
export function pathText(path: Path, root: unknown): string {
  let text = '';
  let value = root;
  for (const key of path) {
    if (value instanceof Map) text += `<${key}>`;
    else if (Array.isArray(value)) text += `[${key}]`;
    else text += text === '' ? `${key}` : `.${key}`;
    value = childOf(value, key);
  }
  return text;
}

/** Every number, text and truth value inside a value; whatever lies under a `skip` key is left out. */
export function* leavesOf(
  value: unknown,
  skip: ReadonlySet<string>,
  path: Path = [],
): Generator<Path> {
  for (const key of keysOf(value)) {
    if (typeof key === 'string' && skip.has(key)) continue;
    const child = childOf(value, key);
    if (isLeaf(child)) yield [...path, key];
    else yield* leavesOf(child, skip, [...path, key]);
  }
}

/** The value with one leaf changed to another of its kind. */
export function mutateAt<T>(value: T, path: Path): T {
  return replaceAt(value, path) as T;
}

function replaceAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return another(value);
  const child = replaceAt(childOf(value, key), rest);
  if (value instanceof Map) return new Map(value).set(key, child);
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? child : each));
  return { ...(value as object), [key]: child };
}

function keysOf(value: unknown): readonly (string | number)[] {
  if (value instanceof Map) return [...value.keys()];
  if (Array.isArray(value)) return value.map((_, index) => index);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function childOf(value: unknown, key: string | number): unknown {
  if (value instanceof Map) return value.get(key);
  return (value as Record<string | number, unknown>)[key];
}

function isLeaf(value: unknown): boolean {
  return ['number', 'string', 'boolean'].includes(typeof value);
}

/** A die becomes another die, an amount grows by a unit, so that the state stays one that could be. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}~`;
  if (typeof value !== 'number') throw new Error('Only leaves are changed.');
  return value >= 1 && value <= 6 ? (value % 6) + 1 : value + 100;
}
