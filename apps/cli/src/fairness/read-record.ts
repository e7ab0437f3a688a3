import { createHash } from 'node:crypto';
import {
  CARD_KIND,
  DICE_KIND,
  lineMemory,
  newRecord,
  type Recorded,
  type RecordFault,
  type RecordKind,
  readLine,
} from '@baize/math/fairness';
import type { ByteInput } from '../json-lines/line-input.ts';
import { LINE_LENGTH_MAXIMUM } from '../json-lines/line-splitter.ts';
import { byteLines } from './byte-lines.ts';

/** What a record may hold. */
const KINDS: readonly RecordKind[] = [DICE_KIND, CARD_KIND];

export interface BadLine {
  readonly line: number;
  readonly error: RecordFault;
}

export interface RecordHandler {
  /** Called once, before the first result. */
  readonly start: (kind: RecordKind) => void;
  readonly result: (recorded: Recorded) => void;
  readonly bad: (bad: BadLine) => void;
  /** Called after each piece of input, so that what was found can be shown at once. */
  readonly flush: (bytes: number) => Promise<void>;
  readonly isEnough: () => boolean;
}

/** Reads a record line by line and says which bytes it was, as SHA-256. */
export async function readRecord(input: ByteInput, handler: RecordHandler): Promise<string> {
  const hash = createHash('sha256');
  const lines = byteLines(lineReader(handler));
  let read = 0;
  for await (const chunk of input.openBytes()) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    hash.update(bytes);
    lines.push(bytes);
    read += bytes.length;
    await handler.flush(read);
    if (handler.isEnough()) return hash.digest('hex');
  }
  lines.end();
  await handler.flush(read);
  return hash.digest('hex');
}

/** Understands every different line once and remembers the short ones. */
function lineReader(handler: RecordHandler) {
  const memory = lineMemory<Recorded>();
  let reader = newRecord(KINDS);
  return {
    line(bytes: Buffer, start: number, end: number, line: number): void {
      const known = memory.recall(bytes, start, end);
      if (known !== undefined) {
        handler.result(known);
        return;
      }
      const isFirst = reader.kind === null;
      const { reader: next, entry } = readLine(reader, bytes.toString('utf8', start, end));
      reader = next;
      if (!entry.ok) handler.bad({ line, error: entry.error });
      else if (entry.value !== null) {
        const { kind, recorded } = entry.value;
        if (isFirst) handler.start(kind);
        memory.remember(bytes, start, end, recorded);
        handler.result(recorded);
      }
    },
    tooLong: (line: number): void => handler.bad({ line, error: TOO_LONG }),
  };
}

const TOO_LONG: RecordFault = {
  code: 'not-a-result',
  message: `The line has more than ${LINE_LENGTH_MAXIMUM} characters.`,
};
