import { z } from 'zod';
import { citation } from '../words.ts';

const cited = { citation, rulebook: z.string(), says: z.string() };

/** `GET /api/clauses/:citation`: what a citation asks, in the platform's words. */
export const clauseBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('clause'),
    ...cited,
    title: z.string(),
    /** The number a person says aloud. */
    clause: z.string(),
    asks: z.enum(['rule', 'procedure', 'definition', 'discretion']),
  }),
  z.strictObject({
    kind: z.literal('interpretation'),
    ...cited,
    title: z.string(),
    clause: z.string(),
    why: z.string(),
    status: z.enum(['proposed', 'confirmed']),
    reads: z.array(citation),
  }),
  /** A rule of the platform itself, where no document has one. */
  z.strictObject({ kind: z.literal('floor-rule'), ...cited, clause: z.string() }),
]);

export type ClauseBody = z.infer<typeof clauseBody>;
