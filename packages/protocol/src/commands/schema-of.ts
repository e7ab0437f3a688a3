import type { Form } from '@baize/table';
import { z } from 'zod';

/** The schema of a form: what a table reads, and what travels to it, are said once. */
export function schemaOf(form: Form): z.ZodType {
  switch (form.is) {
    case 'text':
      return textOf(form);
    case 'whole':
      return z.int().min(form.least).max(form.most);
    case 'flag':
      return z.boolean();
    case 'one-of':
      return oneOf(form.values);
    case 'list':
      return listOf(form);
    case 'tuple': {
      const [first, ...rest] = form.of.map(schemaOf);
      return first ? z.tuple([first, ...rest]) : z.tuple([]);
    }
    case 'fields':
      return z.strictObject(schemasOf(form.fields));
    case 'record':
      return z.record(keyOf(form.keyMost), schemaOf(form.of));
    case 'nullable':
      return z.nullable(schemaOf(form.of));
    case 'optional':
      return z.exactOptional(schemaOf(form.of));
    case 'any-of':
      return z.union(form.of.map(schemaOf));
    case 'anything':
      return z.unknown();
  }
}

export function schemasOf(forms: Readonly<Record<string, Form>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, schemaOf(form)]));
}

function textOf({ pattern, least, most, isTrimmed }: Form & { readonly is: 'text' }): z.ZodString {
  let schema = z.string();
  if (isTrimmed) schema = schema.trim();
  if (pattern) schema = schema.regex(pattern);
  if (least !== undefined && least === most) return schema.length(least);
  if (least !== undefined) schema = schema.min(least);
  return most === undefined ? schema : schema.max(most);
}

function listOf({ of, least, most }: Form & { readonly is: 'list' }): z.ZodType {
  let schema = z.array(schemaOf(of));
  if (least !== undefined) schema = schema.min(least);
  return most === undefined ? schema : schema.max(most);
}

function oneOf(values: readonly (string | number)[]): z.ZodType {
  const words = values.filter((value) => typeof value === 'string');
  return words.length === values.length ? z.enum(words) : z.literal(values);
}

function keyOf(most: number | undefined): z.ZodString {
  return most === undefined ? z.string() : z.string().max(most);
}
