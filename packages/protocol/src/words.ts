import type { Because, Citation } from '@baize/game';
import { z } from 'zod';
import { nameProblem } from './plain-name.ts';

/** Why somebody does something. Long enough for a sentence or three. */
export const reason = z.string().trim().min(1).max(500);

/** The name of a thing: a set of dice, a supervisor, a betting area. */
export const name = z.string().min(1).max(128);

/** The name of somebody or something that people tell apart by reading it. */
export const plainName = name.superRefine(checkReadable);

/** For a schema of one's own: a name is one that no other can be taken for. */
export function checkReadable(text: string, context: z.RefinementCtx): void {
  const message = nameProblem(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

/** A text in the languages of the screens. */
export const bilingual = z.strictObject({ en: z.string(), zh: z.string() });

/** One stable string that leads to a clause or an interpretation: `rws-tai-sai-v5#5.12`. */
export const citation: z.ZodType<Citation, string> = z.templateLiteral([
  z.string(),
  '#',
  z.string(),
]);

/** Why something was decided, most decisive first; never empty. */
export const because: z.ZodType<Because> = z.tuple([citation], citation);

/** Milliseconds since 1970, by the server's clock. */
export const time = z.int().min(0);
