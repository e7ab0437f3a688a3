import { LINE_LENGTH_MAXIMUM } from '../json-lines/line-splitter.ts';

const LINE_END = 10;
const NOTHING = Buffer.alloc(0);

export interface ByteLineHandler {
  /** The line from `start` up to `end`, without its end. Lines count from 1, blank ones included. */
  line(bytes: Buffer, start: number, end: number, number: number): void;
  tooLong(number: number): void;
}

export interface ByteLines {
  push(chunk: Buffer): void;
  /** The input is over: what follows the last line end is a line too. */
  end(): void;
}

/** Cuts chunks of bytes into lines without turning them into text, and without keeping more than one. */
export function byteLines(handler: ByteLineHandler): ByteLines {
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
