import { PHASES, STEPS } from '@baize/game';
import { z } from 'zod';

/** Words every house knows, and others that a mechanic from outside may add in the same spelling. */
export function openWords<const Word extends string>(
  words: readonly Word[],
  spelling: RegExp,
): z.ZodType<Word> {
  // Whoever has no such mechanic never meets another word, and is told only of those it knows.
  return z.union([z.enum(words), z.string().regex(spelling)]) as z.ZodType as z.ZodType<Word>;
}

const SMALL = /^[a-z][a-z-]{0,63}$/;

export const phase = openWords(PHASES, SMALL);
export const step = openWords(STEPS, SMALL);
