import { z } from 'zod';
import { citation } from '../words.ts';

/** What every request that failed is answered with, beside the status. */
export const errorBody = z.strictObject({
  error: z.strictObject({
    code: z.string().min(1),
    /** One sentence for a person. */
    message: z.string(),
    field: z.exactOptional(z.string()),
    because: z.exactOptional(z.array(citation)),
  }),
});

export type ErrorBody = z.infer<typeof errorBody>;
