import type { WireCommand } from '../commands/wire-command.ts';
import type { Operation } from './operation.ts';

export interface OrderOptions {
  readonly round?: string;
  /** The id the caller has stored, so that the same operation can be sent again by the next page. */
  readonly op?: string;
  /** See `Operation`: the client's own store does not keep it. */
  readonly untilAnswered?: true;
}

export function newOperation(
  table: string,
  command: WireCommand,
  { op = newOperationId(), ...options }: OrderOptions,
): Operation {
  return { op, table, ...options, command, madeAt: Date.now() };
}

/** 128 random bits; `randomUUID` would need a secure origin, which a kiosk on a LAN may not have. */
function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
