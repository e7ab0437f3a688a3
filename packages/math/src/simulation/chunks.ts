import { assert, type XoshiroState, xoshiroStream } from '@baize/exact';

/** How often each of the things came that a simulator counts. */
export type CellCounts = readonly number[];

/** Rounds are simulated in chunks of this many, each from a stream of its own. */
export const CHUNK_ROUNDS = 4_194_304;

/** How many chunks so many rounds are; the last one may be shorter. */
export function chunkCount(rounds: number): number {
  return Math.ceil(rounds / CHUNK_ROUNDS);
}

/** The rounds of one chunk of a simulation: a function of the seed and nothing else. */
export function simulateChunk(
  seed: bigint,
  chunk: number,
  rounds: number,
  count: (state: XoshiroState, rounds: number) => Uint32Array,
): Uint32Array {
  const within = Math.min(CHUNK_ROUNDS, rounds - chunk * CHUNK_ROUNDS);
  assert(within > 0, `A simulation of ${rounds} rounds has no chunk ${chunk}.`);
  return count(xoshiroStream(seed, chunk), within);
}

export function addCounts(a: CellCounts, b: ArrayLike<number>): CellCounts {
  return a.map((count, index) => count + (b[index] ?? 0));
}

export function noCounts(cells: number): CellCounts {
  return Array.from({ length: cells }, () => 0);
}
