import { createHash } from 'node:crypto';
import {
  lineMemory,
  newRecord,
  type Recorded,
  type RecordKind,
  type RecordProblem,
  readLine,
} from '@baize/math/fairness';
import type { ByteInput } from '../json-lines/line-input.ts';
import { LINE_LENGTH_MAXIMUM } from '../json-lines/line-splitter.ts';

const LINE_END = 10;
const NOTHING = Buffer.alloc(0);

interface ByteLineHandler {
  /** The line from `start` up to `end`, without its end. Lines count from 1, blank ones included. */
  line(bytes: Buffer, start: number, end: number, number: number): void;
  tooLong(number: number): void;
}

interface ByteLines {
  push(chunk: Buffer): void;
  /** The input is over: what follows the last line end is a line too. */
  end(): void;
}

/** Cuts chunks of bytes into lines without turning them into text, and without keeping more than one. */
function byteLines(handler: ByteLineHandler): ByteLines {
  let kept: Buffer = NOTHING;
  let isTooLong = false;
  let number = 1;

  const keep = (rest: Buffer): void => {
    if (isTooLong || rest.length === 0) return;
    isTooLong = kept.length + rest.length > LINE_LENGTH_MAXIMUM;
    // A copy, because a stream may use the chunk again.
    kept = isTooLong ? NOTHING : Buffer.concat([kept, rest]);
  };
  const finish = (bytes: Buffer, start: number, end: number): void => {
    if (isTooLong) handler.tooLong(number);
    else if (kept.length === 0) handler.line(bytes, start, end, number);
    else {
      const whole = Buffer.concat([kept, bytes.subarray(start, end)]);
      handler.line(whole, 0, whole.length, number);
    }
    kept = NOTHING;
    isTooLong = false;
    number += 1;
  };

  return {
    push(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
        finish(chunk, from, at);
        from = at + 1;
      }
      if (from < chunk.length) keep(chunk.subarray(from));
    },
    end() {
      if (isTooLong || kept.length > 0) finish(NOTHING, 0, 0);
    },
  };
}

export interface BadLine {
  readonly line: number;
  readonly error: RecordProblem;
}

export interface RecordHandler {
  /** What a record may hold. */
  readonly kinds: readonly RecordKind[];
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
  let reader = newRecord(handler.kinds);
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

const TOO_LONG: RecordProblem = {
  code: 'not-a-result',
  message: `The line has more than ${LINE_LENGTH_MAXIMUM} characters.`,
};
