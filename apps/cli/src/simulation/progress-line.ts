import type { Io } from '../io.ts';
import { progressText } from './progress-bar.ts';

/** Milliseconds between two drawings: often enough to look alive, rarely enough to cost nothing. */
const INTERVAL = 100;

export interface ProgressLine {
  readonly show: (done: number) => void;
  /** Takes the line away and says how many seconds passed. */
  readonly end: () => number;
}

/** A line on standard error that is drawn over itself, if a person is watching. */
export function progressLine(
  io: Pick<Io, 'err'>,
  total: number,
  {
    isWatched,
    now,
    unit = 'rounds',
  }: { readonly isWatched: boolean; readonly now: () => number; readonly unit?: string },
): ProgressLine {
  const start = now();
  let drawn = start;
  return {
    show: (done) => {
      const time = now();
      if (!isWatched || time - drawn < INTERVAL) return;
      drawn = time;
      io.err.write(
        `\r\u001B[K${progressText({ done, total, seconds: (time - start) / 1000, unit })}`,
      );
    },
    end: () => {
      if (isWatched && drawn > start) io.err.write('\r\u001B[K');
      return (now() - start) / 1000;
    },
  };
}
