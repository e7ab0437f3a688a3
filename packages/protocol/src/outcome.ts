import type { Outcome } from '@baize/table';
import { z } from 'zod';

/** By name: what an outcome is, is known where mechanics are, and not where this is compiled. */
export interface OutcomeSchema extends z.ZodType<Outcome> {}

/**
 * What decided a round, as its mechanic writes it: three dice as three faces. Only that mechanic reads it; the views of a
 * library hold it to what its mechanics say.
 */
export const outcome: OutcomeSchema = z.unknown().meta({
  description: 'What decided the round, as its mechanic writes it',
}) as z.ZodType as OutcomeSchema;
