import { performance } from 'node:perf_hooks';
import type { Faults } from './faults.ts';

const EVERY = 1000;
/** A clock that is slewed never gets this far behind between two looks. */
const STEP = 500;

export interface Clocks {
  /** What the time of day is said to be. */
  readonly wall: () => number;
  /** What no administrator can set back. */
  readonly steady: () => number;
}

const SYSTEM: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Notices when the time of day goes back against a clock that only counts up. */
export function watchClock(faults: Faults, clocks: Clocks = SYSTEM, every = EVERY): () => void {
  let ahead = clocks.wall() - clocks.steady();
  const timer = setInterval(() => {
    const now = clocks.wall() - clocks.steady();
    if (now < ahead - STEP) {
      faults.set('clock-stepped-back', 'floor', `by ${Math.round(ahead - now)} ms`);
    }
    ahead = now;
  }, every);
  return () => clearInterval(timer);
}
