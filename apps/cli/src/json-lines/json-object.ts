import { duplicateKeyIn, err, ok, type Result } from '@baize/exact';
import { nearest } from '../text/nearest.ts';

import { type LineError, problem } from './line-error.ts';
import { showValue } from './show-value.ts';

/** An object out of JSON, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function parseJsonObject(text: string): Result<JsonObject, LineError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    return err(problem('not-json', null, `The line is not JSON: ${reason}.`));
  }
  const twice = duplicateKeyIn(text);
  if (twice !== null) return err(duplicateKey(twice));
  if (isJsonObject(value)) return ok(value);
  return err(
    problem('not-an-object', null, `The line is ${showValue(value)}, not an object in braces.`),
  );
}

/** A field given twice: whoever reads the last one and whoever reads the first would pay differently. */
function duplicateKey(path: string): LineError {
  return problem('duplicate-key', path, `The field ${showValue(path)} is there twice.`);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object inside a request; `what` begins the complaint: "A bet is 5, not an object in braces." */
export function objectIn(value: unknown, what: string): Result<JsonObject, LineError> {
  if (isJsonObject(value)) return ok(value);
  return err(
    problem('not-an-object', null, `${what} is ${showValue(value)}, not an object in braces.`),
  );
}

/**
 * The field of an object that must have it. Own fields only: a request without "constructor" must not
 * inherit one.
 */
export function requireField(object: JsonObject, field: string): Result<unknown, LineError> {
  if (Object.hasOwn(object, field)) return ok(object[field]);
  return err(problem('missing-field', field, `The field "${field}" is missing.`));
}

export function textField(object: JsonObject, field: string): Result<string, LineError> {
  const value = requireField(object, field);
  if (!value.ok) return value;
  if (typeof value.value === 'string') return ok(value.value);
  const message = `"${field}" is ${showValue(value.value)}; it must be a text in quotes.`;
  return err(problem('wrong-type', field, message));
}

export function listField(
  object: JsonObject,
  field: string,
): Result<readonly unknown[], LineError> {
  const value = requireField(object, field);
  if (!value.ok) return value;
  if (Array.isArray(value.value)) return ok(value.value);
  const message = `"${field}" is ${showValue(value.value)}; it must be a list in brackets.`;
  return err(problem('wrong-type', field, message));
}

/** The first field nobody would read, as a problem, or null. */
export function unknownFieldIn(object: JsonObject, known: readonly string[]): LineError | null {
  for (const field in object) {
    if (known.includes(field)) continue;
    const suggestion = nearest(field, known);
    const hint =
      suggestion === null ? `the fields are ${known.join(', ')}` : `is it ${suggestion}?`;
    const message = `Nothing reads the field ${showValue(field)}; ${hint}`;
    return problem('unknown-field', field, message, suggestion === null ? {} : { suggestion });
  }
  return null;
}
