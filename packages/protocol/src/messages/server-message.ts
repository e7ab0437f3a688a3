import { z } from 'zod';
import { operationId } from '../ids.ts';
import { time } from '../words.ts';
import { wireAnswer } from './answer.ts';
import { VERSION } from './version.ts';

const v = z.literal(VERSION);

/** Sections of a view by name. A reader that wants them checked parses them by `./views`. */
const sections = z.record(z.string(), z.unknown());
const number = z.int().min(0);

/** The whole view, and where both streams stand. */
const snapshotMessage = z.strictObject({
  v,
  type: z.literal('snapshot'),
  /** Another epoch is another life of the server: numbers of an earlier one mean nothing. */
  epoch: z.string().min(1).max(64),
  numbers: z.strictObject({ table: number, own: number }),
  /** The last event of the journal this view takes into account. */
  sequence: number,
  at: time,
  view: z.strictObject({ table: sections, own: z.nullable(sections) }),
});

const event = {
  v,
  type: z.literal('event'),
  /** One more than the last of this stream; anything else is a gap. */
  number,
  sequence: number,
  at: time,
  /** Sections that replace those of the same name. */
  view: z.exactOptional(sections),
  /** Rows that replace the row of the same key in a section that is a list of keyed rows. */
  rows: z.exactOptional(
    z.record(z.string(), z.array(z.record(z.string(), z.unknown())).readonly()),
  ),
};

/** What changed for everybody of a role: the same bytes for all of them. */
const tableEventMessage = z.strictObject({
  ...event,
  stream: z.literal('table'),
  /** What happened, for whoever tells it or animates it; the view is right without. */
  facts: z.exactOptional(z.array(z.record(z.string(), z.unknown())).readonly()),
});

/** What changed for one client alone, or only that nothing did. */
const ownEventMessage = z.strictObject({
  ...event,
  stream: z.literal('own'),
  /**
   * The number of the table's stream at the moment the own view was drawn. Both are true together: the
   * own view is shown with the table's view of this number and with no other.
   */
  tableNumber: number,
});

const eventMessage = z.discriminatedUnion('stream', [tableEventMessage, ownEventMessage]);

const answerMessage = z.strictObject({
  v,
  type: z.literal('answer'),
  op: operationId,
  answer: wireAnswer,
});

const knownMessage = z.strictObject({
  v,
  type: z.literal('known'),
  operations: z
    .array(z.strictObject({ op: operationId, state: z.enum(['registered', 'unknown']) }))
    .readonly(),
});

const pongMessage = z.strictObject({
  v,
  type: z.literal('pong'),
  sent: time,
  at: time,
  /** Where the streams stand: whoever has seen less than this has missed something. */
  numbers: z.exactOptional(z.strictObject({ table: number, own: number })),
});

/** Why a message could not be taken. The last two pass: the same message may be sent again. */
export const FAULT_CODES = [
  'malformed-message',
  'unsupported-version',
  'message-too-large',
  'hello-first',
  'not-authorised',
  'unknown-table',
  'internal',
  'rate-limited',
  'unavailable',
] as const;

/** A message that could not be taken, so nothing came of it. */
const faultMessage = z.strictObject({
  v,
  type: z.literal('fault'),
  code: z.enum(FAULT_CODES),
  message: z.string(),
  field: z.exactOptional(z.string()),
  /** The operation it would have been, where that much could be read. */
  op: z.exactOptional(operationId),
});

/** Why the server ends the connection, and whether to come back. */
export const BYE_REASONS = ['shutting-down', 'replaced', 'revoked', 'too-slow', 'abuse'] as const;

const byeMessage = z.strictObject({
  v,
  type: z.literal('bye'),
  reason: z.enum(BYE_REASONS),
});

export const serverMessage = z.discriminatedUnion('type', [
  snapshotMessage,
  eventMessage,
  answerMessage,
  knownMessage,
  pongMessage,
  faultMessage,
  byeMessage,
]);

export type ServerMessage = z.infer<typeof serverMessage>;
export type SnapshotMessage = z.infer<typeof snapshotMessage>;
export type EventMessage = z.infer<typeof eventMessage>;
export type FaultMessage = z.infer<typeof faultMessage>;
export type FaultCode = (typeof FAULT_CODES)[number];
export type ByeReason = (typeof BYE_REASONS)[number];
