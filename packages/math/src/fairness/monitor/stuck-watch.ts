import { divide, type Rational, rational } from '@baize/exact';
import {
  meanUntilRun,
  runLengthFor,
  runRate,
  unevenRunLengthFor,
} from '../../statistics/longest-run.ts';

/** From which length on a run is an alarm, and how often fair results show one. */
export interface RunRule {
  readonly length: number;
  /** Fair results raise at most so many alarms a result on average: exact for one part. */
  readonly rate: Rational;
}

/** Watches parts for the same symbol again and again. */
export interface StuckWatch extends RunRule {
  /** The length of the part's run if it is an alarm, else null. */
  accept(part: number, symbol: number): number | null;
}

/**
 * For equally likely symbols: with m of them a run of r takes 1 + m + ... + m^(r - 1) results on average; several
 * parts together raise at most as many alarms as each by itself.
 */
export function evenRunRule(symbols: number, parts: number, resultsPerAlarm: number): RunRule {
  const length = runLengthFor(symbols, parts, resultsPerAlarm);
  return { length, rate: divide(rational(parts), rational(meanUntilRun(symbols, length))) };
}

/** For one part whose symbols have these chances. */
export function unevenRunRule(chances: readonly Rational[], resultsPerAlarm: number): RunRule {
  const length = unevenRunLengthFor(chances, resultsPerAlarm);
  return { length, rate: runRate(chances, length) };
}

/**
 * An alarm is raised when a part shows the same symbol as often running as the rule says, and again each time a run
 * has become twice as long.
 */
export function stuckWatch({ length, rate }: RunRule, parts: number): StuckWatch {
  const last = new Float64Array(parts).fill(-1);
  const runs = new Int32Array(parts);
  const next = new Int32Array(parts).fill(length);
  return {
    length,
    rate,
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
