import { z } from 'zod';
import { roll } from '../dice.ts';
import { operationId, roundId, tableId } from '../ids.ts';

/** `POST /api/devices/results`: what a tumbler read, signed over the exact bytes of the body. */
export const deviceResultRequest = z.strictObject({
  op: operationId,
  table: tableId,
  round: z.exactOptional(roundId),
  dice: roll,
  flat: z.boolean(),
});

/** The headers that prove who said it, when, and that it is said only once. */
export const deviceHeaders = z.object({
  'x-baize-device': z.string().min(1).max(64),
  'x-baize-timestamp': z.coerce.number().int(),
  'x-baize-nonce': z.string().min(16).max(64),
  'x-baize-signature': z.string().min(1).max(128),
});

export type DeviceResultRequest = z.infer<typeof deviceResultRequest>;
