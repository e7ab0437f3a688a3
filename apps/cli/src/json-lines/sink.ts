import type { Writable } from 'node:stream';

/** Where text goes. Writing never waits; `drained` does, and is awaited once per chunk of input. */
export interface Sink {
  write(text: string): void;
  /** Resolves when more may be written without piling up in memory. */
  drained(): Promise<void>;
  /** Whether the reader has gone, as `head` does once it has seen enough. */
  isClosed(): boolean;
}

/** A reader that leaves early is not our doing, so its absence is noted and nothing is reported. */
const READER_GONE = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

export function sinkTo(stream: Writable): Sink {
  let closed = false;
  let failure: Error | null = null;
  let wake: (() => void) | null = null;
  const resume = (): void => {
    wake?.();
    wake = null;
  };
  stream.on('drain', resume);
  stream.on('close', () => {
    closed = true;
    resume();
  });
  stream.on('error', (error: NodeJS.ErrnoException) => {
    closed = true;
    if (!READER_GONE.has(error.code ?? '')) failure = error;
    resume();
  });
  return {
    write: (text) => {
      if (!closed && text !== '') stream.write(text);
    },
    drained: async () => {
      if (!closed && stream.writableNeedDrain) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure) throw failure;
    },
    isClosed: () => closed,
  };
}
