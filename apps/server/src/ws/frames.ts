import { type SectionChanges, type ServerMessage, VERSION, type WireAnswer } from '@baize/protocol';
import type { PublicFact } from '@baize/table';

type Said = ServerMessage extends infer Message
  ? Message extends ServerMessage
    ? Omit<Message, 'v'>
    : never
  : never;

/** A message as the bytes of one text frame, so that writing it to many costs writing it once. */
export function frameOf(message: Said): Buffer {
  return Buffer.from(JSON.stringify({ v: VERSION, ...message }));
}

/** The answer to an operation: there are as many of these as there are bets. */
export function answerFrame(op: string, answer: WireAnswer): Buffer {
  const said = JSON.stringify(answer);
  return Buffer.from(
    `{"v":${VERSION},"type":"answer","op":${JSON.stringify(op)},"answer":${said}}`,
  );
}

export interface StreamEvent {
  readonly number: number;
  readonly sequence: number;
  readonly at: number;
  readonly changes: SectionChanges;
}

export function tableEventFrame(
  { changes, ...event }: StreamEvent,
  facts: readonly PublicFact[],
): Buffer {
  const told = facts.length > 0 ? { facts } : {};
  return frameOf({ type: 'event', stream: 'table', ...event, ...changes, ...told });
}

/** `tableNumber` is the number of the table's view that is true together with this own one. */
export function ownEventFrame({ changes, ...event }: StreamEvent, tableNumber: number): Buffer {
  return frameOf({ type: 'event', stream: 'own', ...event, tableNumber, ...changes });
}

export interface Snapshot {
  readonly epoch: string;
  readonly numbers: { readonly table: number; readonly own: number };
  readonly sequence: number;
  readonly at: number;
  /** Both as JSON: the table's part is the same for many and is written once. */
  readonly table: string;
  readonly own: string;
}

export function snapshotFrame({ table, own, ...snapshot }: Snapshot): Buffer {
  const head = JSON.stringify({ v: VERSION, type: 'snapshot', ...snapshot });
  return Buffer.from(`${head.slice(0, -1)},"view":{"table":${table},"own":${own}}}`);
}
