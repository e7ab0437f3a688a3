import { err, ok, type Result } from '@baize/exact';
import type { z } from 'zod';

/** The first thing that is wrong with a message: which field, and what it must be. */
export interface WireFault {
  readonly field: string;
  readonly message: string;
}

/** Data nobody has checked, as what a schema says it must be. */
export function parse<Out>(schema: z.ZodType<Out>, value: unknown): Result<Out, WireFault> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return err({ field: pathText(issue?.path ?? []), message: issue?.message ?? 'Not understood.' });
}

/** `config.limits.default.minimum`, `ops[3]`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}
