import { isFace, parseRoll } from '@baize/three-dice';

/** What is wrong with a value, and where: `config.limits.default.minimum`. */
export interface ShapeFault {
  readonly field: string;
  readonly message: string;
}

/** Whether a value that nobody has checked has the form a field needs. */
export type Shape = (value: unknown, field: string) => ShapeFault | null;

export const anything: Shape = () => null;

export const text: Shape = (value, field) =>
  typeof value === 'string' ? null : wrong(field, value, 'a text');

export const name: Shape = (value, field) =>
  typeof value === 'string' && value.trim() !== '' ? null : wrong(field, value, 'a name');

export const flag: Shape = (value, field) =>
  typeof value === 'boolean' ? null : wrong(field, value, 'true or false');

/**
 * A whole number from `least` to `most`, both included. A negative zero is none: it would be another
 * number once it has been written down and read again.
 */
export function whole(least: number, most: number, what: string): Shape {
  return (value, field) => {
    const isWhole = Number.isSafeInteger(value) && !Object.is(value, -0);
    const fits = isWhole && Number(value) >= least && Number(value) <= most;
    return fits ? null : wrong(field, value, what);
  };
}

export const roll: Shape = (value, field) => {
  const parsed = parseRoll(value);
  return parsed.ok ? null : { field, message: parsed.error.message };
};

/** A die that can be read, or null for one that cannot. */
export const die: Shape = (value, field) =>
  value === null || isFace(value) ? null : wrong(field, value, 'a face from 1 to 6, or null');

export function oneOf(words: readonly string[]): Shape {
  return (value, field) =>
    words.some((word) => word === value) ? null : wrong(field, value, `one of ${words.join(', ')}`);
}

export function matching(pattern: RegExp, what: string): Shape {
  return (value, field) =>
    typeof value === 'string' && pattern.test(value) ? null : wrong(field, value, what);
}

export function optional(shape: Shape): Shape {
  return (value, field) => (value === undefined ? null : shape(value, field));
}

export function nullable(shape: Shape): Shape {
  return (value, field) => (value === null ? null : shape(value, field));
}

export function listOf(shape: Shape, length: number | null = null): Shape {
  return (value, field) => {
    if (!Array.isArray(value)) return wrong(field, value, 'a list');
    if (length !== null && value.length !== length) {
      return { field, message: `${field} has ${value.length} entries; it needs ${length}.` };
    }
    for (const [index, each] of value.entries()) {
      const fault = shape(each, `${field}[${index}]`);
      if (fault) return fault;
    }
    return null;
  };
}

/** An object whose fields all have one shape, whatever they are called. */
export function recordOf(shape: Shape): Shape {
  return (value, field) => {
    if (!isObject(value)) return wrong(field, value, 'an object');
    return firstFault(Object.entries(value).map(([key, each]) => shape(each, within(field, key))));
  };
}

/** An object with exactly these fields: a misspelt one must not decide anything silently. */
export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  const byKey = new Map(Object.entries(shapes));
  return (value, field) => {
    if (!isObject(value)) return wrong(field, value, 'an object');
    if (isComplete(value, byKey)) return null;
    for (const [key, shape] of byKey) {
      const fault = shape(value[key], within(field, key));
      if (fault) return fault;
    }
    return strangerIn(value, shapes, field);
  };
}

/** Whether every field is there and in order: nearly always so, and found out without any detour. */
function isComplete(
  value: Readonly<Record<string, unknown>>,
  byKey: ReadonlyMap<string, Shape>,
): boolean {
  let present = 0;
  for (const key in value) {
    const shape = byKey.get(key);
    if (!shape || shape(value[key], key)) return false;
    present += 1;
  }
  return present === byKey.size;
}

/** The first field that nothing reads; a field without a value is not there. */
function strangerIn(
  value: Readonly<Record<string, unknown>>,
  shapes: Readonly<Record<string, Shape>>,
  field: string,
): ShapeFault | null {
  for (const key in value) {
    if (Object.hasOwn(shapes, key)) continue;
    const name = within(field, key);
    return { field: name, message: `Nothing reads the field ${name}.` };
  }
  return null;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function within(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}

function firstFault(faults: readonly (ShapeFault | null)[]): ShapeFault | null {
  return faults.find((fault) => fault !== null) ?? null;
}

function wrong(field: string, value: unknown, what: string): ShapeFault {
  if (value === undefined) return { field, message: `${field} is missing; it must be ${what}.` };
  return { field, message: `${field} must be ${what}.` };
}
