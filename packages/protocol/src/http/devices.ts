import { z } from 'zod';
import { roll } from '../dice.ts';
import { operationId, roundId, tableId } from '../ids.ts';

const said = { op: operationId, table: tableId, round: z.exactOptional(roundId) };

/** `POST /api/devices/results`: what a machine saw, signed over the exact bytes of the body. */
export const deviceResultRequest = z.union([
  /** A tumbler has read its dice. */
  z.strictObject({ ...said, dice: roll, flat: z.boolean() }),
  /** A tumbler has tumbled, so many times. */
  z.strictObject({ ...said, tumbles: z.int().min(0).max(1_000_000) }),
  /** A card reader has read the order of the deck. */
  z.strictObject({ ...said, deck: z.array(z.string().length(2)).max(52) }),
]);

/** `POST /api/devices/faults`: a machine about itself, signed like a result. */
export const deviceFaultRequest = z.strictObject({
  kind: z.literal('device-failed'),
  /** What it noticed: `the camera sees nothing`. */
  detail: z.exactOptional(z.string().max(200)),
});

/** The headers that prove who said it, when, and that it is said only once. */
export const deviceHeaders = z.object({
  'x-baize-device': z.string().min(1).max(64),
  'x-baize-timestamp': z.coerce.number().int(),
  'x-baize-nonce': z.string().min(16).max(64),
  'x-baize-signature': z.string().min(1).max(128),
});

export type DeviceFaultRequest = z.infer<typeof deviceFaultRequest>;
export type DeviceResultRequest = z.infer<typeof deviceResultRequest>;
