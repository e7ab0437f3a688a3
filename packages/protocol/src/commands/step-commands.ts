import { z } from 'zod';
import { roll } from '../dice.ts';

const tumbles = z.int().min(0).max(1_000_000);

/** Commitments and proofs of a virtual tumbler are the server's own; no client can bring one. */
export const STEP_COMMANDS = [
  z.strictObject({ type: z.literal('OpenBets') }),
  z.strictObject({ type: z.literal('CloseBets') }),
  z.strictObject({ type: z.literal('Tumble'), tumbles }),
  z.strictObject({ type: z.literal('Uncover') }),
  z.strictObject({ type: z.literal('RegisterResult'), dice: roll, flat: z.boolean() }),
  z.strictObject({ type: z.literal('CollectLosers') }),
  z.strictObject({ type: z.literal('PayWinners') }),
  z.strictObject({ type: z.literal('ClearLights') }),
] as const;
