import { createHash } from 'node:crypto';
import { NEW_RECORD, type RecordEntry, type RecordFault, readLine } from '@baize/math/fairness';
import type { LineInput } from '../json-lines/line-input.ts';
import { LINE_LENGTH_MAXIMUM, lineSplitter } from '../json-lines/line-splitter.ts';

export interface BadLine {
  readonly line: number;
  readonly error: RecordFault;
}

export interface RecordHandler {
  readonly entry: (entry: RecordEntry, line: number) => void;
  readonly bad: (bad: BadLine) => void;
  /** Called after each piece of input, so that what was found can be shown at once. */
  readonly flush: () => Promise<void>;
  readonly isEnough: () => boolean;
}

/** Reads a record line by line and says which bytes it was, as SHA-256. */
export async function readRecord(input: LineInput, handler: RecordHandler): Promise<string> {
  const hash = createHash('sha256');
  let reader = NEW_RECORD;
  const splitter = lineSplitter({
    line: (text, line) => {
      const read = readLine(reader, text);
      reader = read.reader;
      if (!read.entry.ok) handler.bad({ line, error: read.entry.error });
      else if (read.entry.value !== null) handler.entry(read.entry.value, line);
    },
    tooLong: (line) => handler.bad({ line, error: TOO_LONG }),
  });
  for await (const chunk of input.open()) {
    hash.update(String(chunk));
    splitter.push(String(chunk));
    await handler.flush();
    if (handler.isEnough()) return hash.digest('hex');
  }
  splitter.end();
  await handler.flush();
  return hash.digest('hex');
}

const TOO_LONG: RecordFault = {
  code: 'not-a-result',
  message: `The line has more than ${LINE_LENGTH_MAXIMUM} characters.`,
};
