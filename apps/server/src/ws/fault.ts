import type { FaultMessage } from '@baize/protocol';

/** Why a message could not be taken; nothing came of it. */
export type Fault = Omit<FaultMessage, 'v' | 'type'>;

export const FAULTS = {
  tooMany: { code: 'rate-limited', message: 'Too many messages; wait a moment.' },
  tooLarge: { code: 'message-too-large', message: 'This message is too large.' },
  notJson: { code: 'malformed-message', message: 'A message is JSON in a text frame.' },
  version: { code: 'unsupported-version', message: 'This server speaks version 1.', field: 'v' },
  helloFirst: { code: 'hello-first', message: 'Say hello to a table first.' },
  noTable: { code: 'unknown-table', message: 'There is no such table here.', field: 'table' },
  notYours: {
    code: 'not-authorised',
    message: 'This view belongs to another position.',
    field: 'as',
  },
  noCommands: { code: 'not-authorised', message: 'A display gives no commands.' },
  closing: { code: 'unavailable', message: 'The floor is closing.' },
  trouble: { code: 'unavailable', message: 'This cannot be done at this moment.' },
  broken: { code: 'internal', message: 'This failed; it has been reported.' },
} as const satisfies Readonly<Record<string, Fault>>;
