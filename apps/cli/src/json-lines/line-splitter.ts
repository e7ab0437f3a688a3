/** No request comes near this; it keeps memory constant when input has no line ends at all. */
export const LINE_LENGTH_MAXIMUM = 16 * 1024 * 1024;

export interface LineHandler {
  /** Lines count from 1, blank ones included. */
  line(text: string, number: number): void;
  tooLong(number: number): void;
}

export interface LineSplitter {
  push(chunk: string): void;
  /** The input is over: what follows the last line end is a line too. */
  end(): void;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Cuts chunks of text into lines without ever holding more than one of them. */
export function lineSplitter(
  handler: LineHandler,
  lengthMaximum: number = LINE_LENGTH_MAXIMUM,
): LineSplitter {
  // Pieces of a line that spans chunks are joined once, at its end: adding them up as they come
  // would copy a long line again for every chunk.
  let pieces: string[] = [];
  let length = 0;
  let number = 1;

  const keep = (piece: string): void => {
    length += piece.length;
    if (length <= lengthMaximum) pieces.push(piece);
    else pieces = [];
  };
  const finish = (last: string): void => {
    keep(last);
    if (length > lengthMaximum) handler.tooLong(number);
    else emit(pieces.length === 1 ? last : pieces.join(''));
    pieces = [];
    length = 0;
    number += 1;
  };
  const emit = (text: string): void => {
    handler.line(number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text, number);
  };

  return {
    push: (chunk) => {
      let from = 0;
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
        finish(chunk.slice(from, at));
        from = at + 1;
      }
      if (from < chunk.length) keep(chunk.slice(from));
    },
    end: () => {
      if (length > 0) finish('');
    },
  };
}
