import { REFUSAL_CODES, type Refusal } from '@baize/table';
import { z } from 'zod';
import { sum } from '../amount.ts';
import { phase, step } from '../open-words.ts';
import { because } from '../words.ts';

/** Why a command has no effect, as the table said it. */
export const refusal = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
  because,
  field: z.exactOptional(z.string()),
  phase: z.exactOptional(phase),
  steps: z.exactOptional(z.array(step).readonly()),
  amount: z.exactOptional(sum),
  registered: z.exactOptional(sum),
}) satisfies z.ZodType<Refusal>;
