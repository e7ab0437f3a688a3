import { logShareOfMoment } from '../../statistics/evidence.ts';
import { logRunBound } from '../../statistics/longest-run.ts';

export interface Run {
  /** Which of the parts it was, from 0. */
  readonly part: number;
  readonly symbol: number;
  readonly length: number;
  /** The result, counted from 1, with which it ended. */
  readonly until: number;
}

export interface RunLengths {
  accept(part: number, symbol: number): void;
  /** All parts of one result have been accepted. */
  next(): void;
  longest(): Run | null;
  /** The logarithm of a bound on the chance that fair results show such a run anywhere. */
  logBound(largest?: number): number;
  /** The same whenever one looks. With another largest chance, of the longest run alone. */
  logBoundAnytime(largest?: number): number;
}

/** Shorter runs come all the time and prove nothing; passing over them saves time. */
const NOTED = 4;

/** Follows how often each part shows the same symbol running; `chance` is a symbol's largest. */
export function runLengths(parts: number, chance: number): RunLengths {
  const lengths = new Int32Array(parts);
  const last = new Float64Array(parts).fill(-1);
  let n = 0;
  let best: Run | null = null;
  let anytime = 0;
  const surprise = -Math.log(chance);

  const note = (part: number, symbol: number, length: number): void => {
    const log = Math.log(parts) - (length - 1) * surprise - logShareOfMoment(n + 1);
    if (log < anytime) anytime = log;
    if (best === null || length > best.length) best = { part, symbol, length, until: n + 1 };
  };

  return {
    accept(part, symbol) {
      if (last[part] === symbol) {
        const length = (lengths[part] ?? 0) + 1;
        lengths[part] = length;
        if (length >= NOTED || length > (best?.length ?? 0)) note(part, symbol, length);
      } else {
        last[part] = symbol;
        lengths[part] = 1;
      }
    },
    next() {
      n += 1;
    },
    longest: () => best,
    logBound: (largest = chance) =>
      best === null ? 0 : Math.min(0, Math.log(parts) + logRunBound(n, best.length, largest)),
    logBoundAnytime(largest) {
      if (largest === undefined || best === null) return anytime;
      const log = (best.length - 1) * Math.log(largest) - logShareOfMoment(best.until);
      return Math.min(0, Math.log(parts) + log);
    },
  };
}
