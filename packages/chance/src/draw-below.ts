import { uniformBelow } from './round-bytes.ts';
import { type FillRandomly, fillFromSystem } from './system-randomness.ts';

/**
 * A fair whole number from 0 up to, not including, a limit of at most 256. For practice, where
 * nothing is at stake and nothing is verified; results of rounds are derived from a seed.
 */
export function drawBelow(limit: number, fill: FillRandomly = fillFromSystem): number {
  const byte = new Uint8Array(1);
  return uniformBelow(limit, () => {
    fill(byte);
    return byte[0] ?? 0;
  });
}
