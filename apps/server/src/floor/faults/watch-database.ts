import { performance } from 'node:perf_hooks';
import type { Asking } from '../../store/office.ts';
import { messageOf } from '../message-of.ts';
import type { Faults } from './faults.ts';

const EVERY = 1000;
const SLOW = 500;
/** One slow answer is a hiccup; this many in a row are a fault. */
const SLOW_IN_A_ROW = 3;

/** Asks the database every second whether it is there. */
export function watchDatabase(faults: Faults, pool: Asking): () => void {
  let slow = 0;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const began = performance.now();
    try {
      await pool.query('select 1');
      faults.end('database-unavailable', 'floor');
      slow = performance.now() - began > SLOW ? slow + 1 : 0;
      if (slow >= SLOW_IN_A_ROW) faults.set('database-slow', 'floor');
      if (slow === 0) faults.end('database-slow', 'floor');
    } catch (problem) {
      faults.set('database-unavailable', 'floor', messageOf(problem));
    }
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), EVERY);
  return () => clearInterval(timer);
}
