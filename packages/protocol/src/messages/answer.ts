import { REFUSAL_CODES } from '@baize/table';
import { z } from 'zod';
import { amount, amountOrNone } from '../amount.ts';
import { matterId, validationNumber } from '../ids.ts';
import { because, time } from '../words.ts';
import { refusal } from './refusal.ts';

/** One area of the terminal going from one stake to another. */
const stakeChange = z.strictObject({ bet: z.string(), from: amountOrNone, to: amountOrNone });

/** Money that was offered and not taken. */
const rejectedStake = z.strictObject({
  bet: z.string(),
  amount: amountOrNone,
  code: z.enum(REFUSAL_CODES),
  because,
});

/** What a command brought about, as far as whoever gave it has to know at once. */
const effects = {
  /** Where in the journal its first event stands. */
  sequence: z.int().min(1),
  changes: z.exactOptional(z.array(stakeChange).readonly()),
  rejected: z.exactOptional(z.array(rejectedStake).readonly()),
  /** The instrument a cash-out was paid by. */
  instrument: z.exactOptional(
    z.strictObject({ number: validationNumber, amount, expiresAt: time }),
  ),
  /** What now waits for a second person. */
  request: z.exactOptional(matterId),
};

export const wireAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('accepted'), ...effects }),
  z.strictObject({ type: z.literal('refused'), refusal }),
  /** It was accepted before and changed nothing now; its effects where they are still at hand. */
  z.strictObject({ type: z.literal('repeated'), ...effects }),
]);

export type WireAnswer = z.infer<typeof wireAnswer>;
