import { divide, type Rational, rational } from '@baize/exact';
import { meanUntilRun, runLengthFor } from '../../statistics/longest-run.ts';

/** Watches parts for the same symbol again and again. */
export interface StuckWatch {
  /** How many times running is an alarm. */
  readonly length: number;
  /** Fair results raise at most so many alarms a result on average: exact for one part. */
  readonly rate: Rational;
  /** The length of the part's run if it is an alarm, else null. */
  accept(part: number, symbol: number): number | null;
}

/**
 * An alarm is raised when a part shows the same symbol `length` times running, and again each time a run has
 * become twice as long. With m equally likely symbols a run of r takes 1 + m + ... + m^(r - 1) results
 * on average; several parts together raise at most as many alarms as each by itself.
 */
export function stuckWatch(symbols: number, parts: number, resultsPerAlarm: number): StuckWatch {
  const length = runLengthFor(symbols, parts, resultsPerAlarm);
  const last = new Float64Array(parts).fill(-1);
  const runs = new Int32Array(parts);
  const next = new Int32Array(parts).fill(length);
  return {
    length,
    rate: divide(rational(parts), rational(meanUntilRun(symbols, length))),
    accept(part, symbol) {
      if (last[part] !== symbol) {
        last[part] = symbol;
        runs[part] = 1;
        next[part] = length;
        return null;
      }
      const run = (runs[part] ?? 0) + 1;
      runs[part] = run;
      if (run < (next[part] ?? length)) return null;
      next[part] = 2 * run;
      return run;
    },
  };
}
