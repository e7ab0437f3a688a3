import { assert } from '@baize/exact';
import type { DeviceSaying, TableLibrary } from '@baize/table';
import { z } from 'zod';
import { schemasOf } from '../commands/schema-of.ts';
import type { WireCommand } from '../commands/wire-command.ts';
import { operationId, roundId, tableId } from '../ids.ts';
import { oncePerLibrary } from '../once-per-library.ts';

const said = { op: operationId, table: tableId, round: z.exactOptional(roundId) };

/** `POST /api/devices/results`: what a machine saw or did, signed over the exact bytes of the body. */
export const deviceResultRequestOf = oncePerLibrary(({ mechanics }) => {
  const sayings = mechanics.flatMap(({ devices }) => devices ?? []);
  const schemas = sayings.map(({ means, says }) => {
    const forms = Object.entries(says).map(([name, { form }]) => [name, form] as const);
    return z.strictObject({ ...said, ...schemasOf(Object.fromEntries(forms)) }).describe(means);
  });
  return z.union(schemas) as z.ZodType as z.ZodType<DeviceResultRequest>;
});

/** Who says it, and besides what its mechanic lets a machine say. */
export interface DeviceResultRequest {
  readonly op: string;
  readonly table: string;
  readonly round?: string;
  readonly [field: string]: unknown;
}

/** The command that a machine gives by what it says. */
export function commandSaid(
  { op: _, table: __, round: ___, ...says }: DeviceResultRequest,
  { mechanics }: TableLibrary,
): WireCommand {
  const isSaid = (saying: DeviceSaying) =>
    Object.keys(says).every((field) => field in saying.says) &&
    Object.keys(saying.says).every((field) => field in says);
  const saying = mechanics.flatMap(({ devices }) => devices ?? []).find(isSaid);
  assert(saying !== undefined, 'What was parsed is said by a machine of the library.');
  // A saying has the fields of its command; the contract of mechanics holds it to that.
  return { type: saying.command, ...says } as WireCommand;
}

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
