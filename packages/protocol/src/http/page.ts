import { z } from 'zod';

/** A part of a long list: what to ask for next is in the answer. */
export const pageQuery = {
  before: z.exactOptional(z.coerce.number().int().min(1)),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

/** What to ask `before` for the next page; null on the last one. */
export const nextPage = z.nullable(z.int().min(1));
