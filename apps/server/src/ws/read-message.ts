import { err, type Result } from '@baize/exact';
import { type ClientMessage, type clientMessage, operationId, parse } from '@baize/protocol';
import type { RawData } from 'ws';
import { FAULTS, type Fault } from './fault.ts';

/** What a client said, or what is wrong with it: which field, and what it must be. */
export function readMessage(
  data: RawData,
  isBinary: boolean,
  said: typeof clientMessage,
): Result<ClientMessage, Fault> {
  const read = isBinary ? null : jsonOf(data);
  if (!read) return err(FAULTS.notJson);
  const message = parse(said, read.value);
  if (message.ok) return message;
  if (message.error.field === 'v') return err(FAULTS.version);
  const op = opOf(read.value);
  return err({ code: 'malformed-message', ...message.error, ...(op ? { op } : {}) });
}

function jsonOf(data: RawData): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(data.toString()) };
  } catch {
    return null;
  }
}

/** The operation a message would have been, if that much can be read. */
function opOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('op' in value)) return null;
  const op = parse(operationId, value.op);
  return op.ok ? op.value : null;
}
