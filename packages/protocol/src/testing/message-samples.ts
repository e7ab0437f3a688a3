import type { ServerMessage } from '../messages/server-message.ts';

/** One server message of each type, and of each form where there are several; all fields said. */
export const SERVER_MESSAGES: readonly ServerMessage[] = [
  {
    v: 1,
    type: 'snapshot',
    epoch: 'e1',
    numbers: { table: 3, own: 0 },
    sequence: 17,
    at: 1_800_000_000_000,
    view: { table: { status: { status: 'open' } }, own: null },
  },
  {
    v: 1,
    type: 'event',
    stream: 'own',
    number: 4,
    sequence: 18,
    at: 1_800_000_000_001,
    view: { credit: 500 },
    rows: { areas: [{ bet: 'small', stake: 100 }] },
    tableNumber: 3,
  },
  {
    v: 1,
    type: 'event',
    stream: 'table',
    number: 4,
    sequence: 19,
    at: 1_800_000_000_002,
    view: { status: { status: 'open' } },
    facts: [{ type: 'BetsClosed', round: 'T1-1' }],
  },
  {
    v: 1,
    type: 'answer',
    op: 'operation-1',
    answer: { type: 'accepted', sequence: 18, request: 'r1' },
  },
  { v: 1, type: 'answer', op: 'operation-1', answer: { type: 'repeated', sequence: 18 } },
  {
    v: 1,
    type: 'answer',
    op: 'operation-2',
    answer: {
      type: 'refused',
      refusal: {
        code: 'bets-closed',
        message: 'No more bets.',
        because: ['rws-tai-sai-v5#3.6'],
        phase: 'closed',
        steps: ['tumble'],
      },
    },
  },
  { v: 1, type: 'known', operations: [{ op: 'operation-3', state: 'unknown' }] },
  { v: 1, type: 'pong', sent: 5, at: 9, numbers: { table: 3, own: 4 } },
  {
    v: 1,
    type: 'fault',
    code: 'malformed-message',
    message: 'stake must be a number.',
    field: 'command.stake',
    op: 'operation-4',
  },
  { v: 1, type: 'bye', reason: 'shutting-down' },
];
