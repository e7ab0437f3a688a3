import { duplicateKeyIn, err, ok, type Result } from '@baize/exact';
import type { z } from 'zod';

/** The first thing that is wrong with a message: which field, and what it must be. */
export interface WireProblem {
  readonly field: string;
  readonly message: string;
}

/** Data nobody has checked, as what a schema says it must be. */
export function parse<Out>(schema: z.ZodType<Out>, value: unknown): Result<Out, WireProblem> {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const broken = brokenText(parsed.data);
    return broken ? err({ field: pathText(broken), message: BROKEN_TEXT }) : ok(parsed.data);
  }
  const [issue] = parsed.error.issues;
  return err({ field: pathText(issue?.path ?? []), message: issue?.message ?? 'Not understood.' });
}

export const BROKEN_TEXT = 'Text has no NUL in it, and no half of a surrogate pair';

/**
 * A JSON text, unless one of its objects says a field twice: whoever reads the last one and whoever reads the first, a
 * proxy or a log, would see two different requests.
 */
export function parseJson(text: string): Result<unknown, WireProblem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ field: '', message: 'This is not JSON.' });
  }
  const twice = duplicateKeyIn(text);
  return twice === null ? ok(value) : err({ field: twice.slice(-LONGEST), message: TWICE });
}

const TWICE = 'A field is there once, not twice.';
/** Of a name nobody gave a field, its end will do. */
const LONGEST = 100;

const HALF_OF_A_PAIR = /\p{Surrogate}/u;

/** A value inside another, and where it stands there. */
interface Inner {
  readonly value: unknown;
  readonly key: PropertyKey;
  readonly outer: Inner | null;
}

/**
 * Where a text stands that no database can keep: JSON can say a NUL and half of a character, PostgreSQL
 * and UTF-8 cannot. Null if there is none. Walked without recursion, so that no depth is too deep.
 */
export function brokenText(value: unknown): readonly PropertyKey[] | null {
  const open: Inner[] = [{ value, key: '', outer: null }];
  for (let each = open.pop(); each; each = open.pop()) {
    const { value: found } = each;
    if (typeof found === 'string' && isBroken(found)) return pathOf(each);
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (isBroken(key)) return pathOf(each);
      open.push({ value: inner, key: Array.isArray(found) ? Number(key) : key, outer: each });
    }
  }
  return null;
}

function pathOf(inner: Inner): readonly PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let each = inner; each.outer; each = each.outer) path.push(each.key);
  return path.toReversed();
}

function isBroken(text: string): boolean {
  return text.includes('\0') || HALF_OF_A_PAIR.test(text);
}

/** `config.limits.default.minimum`, `ops[3]`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}
