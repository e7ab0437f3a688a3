import type { Io } from '../io.ts';
import { durationText, rateText } from '../simulation/progress-bar.ts';
import { amountText } from '../text/amount.ts';

/** Milliseconds between two drawings. */
const INTERVAL = 200;
const WIDTH = 28;

export interface ReadProgress {
  readonly show: (bytes: number, results: number) => void;
  readonly end: () => void;
}

/** A line on standard error about a record being read, drawn over itself. */
export function readProgress(
  io: Pick<Io, 'err'>,
  size: number | null,
  { isShown, now }: { readonly isShown: boolean; readonly now: () => number },
): ReadProgress {
  const start = now();
  let drawn = start;
  let isDrawn = false;
  return {
    show(bytes, results) {
      const time = now();
      if (!isShown || time - drawn < INTERVAL) return;
      drawn = time;
      isDrawn = true;
      io.err.write(`\r\u001B[K${readProgressText(bytes, size, results, (time - start) / 1000)}`);
    },
    end() {
      if (isDrawn) io.err.write('\r\u001B[K');
    },
  };
}

/** `[######------]  42%  4,200,000 results  2.1 million/s  3 s left` */
function readProgressText(
  bytes: number,
  size: number | null,
  results: number,
  seconds: number,
): string {
  const counted = `${amountText(results)} results  ${rateText(results, seconds)}`;
  if (size === null || size === 0) return counted;
  const share = Math.min(1, bytes / size);
  const filled = Math.floor(share * WIDTH);
  const bar = `${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}`;
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  const left = share === 0 ? '' : `  ${durationText((seconds / share) * (1 - share))} left`;
  return `[${bar}] ${percent}%  ${counted}${left}`;
}
