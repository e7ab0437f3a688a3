import { assert, nextWord, type XoshiroState, xoshiroStream } from '@baize/exact';
import { ALL_ROLLS } from '@baize/three-dice';

/** How often each roll came, by `rollIndex`; or whatever else a simulator counts. */
export type RollCounts = readonly number[];

/** Rounds are simulated in chunks of this many, each from a stream of its own. */
export const CHUNK_ROUNDS = 4_194_304;

const ROLLS = ALL_ROLLS.length;
/** One word holds three rolls without bias if it lies below the largest multiple of 216 ** 3. */
const WORD_LIMIT = ROLLS ** 3 * Math.floor(2 ** 32 / ROLLS ** 3);

/** How many chunks so many rounds are; the last one may be shorter. */
export function chunkCount(rounds: number): number {
  return Math.ceil(rounds / CHUNK_ROUNDS);
}

/** The rounds of one chunk of a simulation: a function of the seed and nothing else. */
export function simulateChunk(
  seed: bigint,
  chunk: number,
  rounds: number,
  count: (state: XoshiroState, rounds: number) => Uint32Array = countRolls,
): Uint32Array {
  const within = Math.min(CHUNK_ROUNDS, rounds - chunk * CHUNK_ROUNDS);
  assert(within > 0, `A simulation of ${rounds} rounds has no chunk ${chunk}.`);
  return count(xoshiroStream(seed, chunk), within);
}

/**
 * What a round pays depends on its roll alone, so it is enough to count rolls: settling each of the
 * 216 once and multiplying gives the same sums as settling every round, to the last unit.
 */
export function countRolls(state: XoshiroState, rounds: number): Uint32Array {
  const counts = new Uint32Array(ROLLS);
  for (let left = rounds; left > 0; ) {
    const word = nextWord(state);
    if (word >= WORD_LIMIT) continue;
    // The quotients are exact: below 2 ** 32 a fraction of 1/216 is far above the spacing of numbers.
    const second = Math.floor(word / ROLLS);
    const third = Math.floor(second / ROLLS);
    count(counts, word % ROLLS);
    if (left > 1) count(counts, second % ROLLS);
    if (left > 2) count(counts, third % ROLLS);
    left -= 3;
  }
  return counts;
}

export function addCounts(a: RollCounts, b: ArrayLike<number>): RollCounts {
  return a.map((count, index) => count + (b[index] ?? 0));
}

export function noCounts(cells: number = ROLLS): RollCounts {
  return Array.from({ length: cells }, () => 0);
}

function count(counts: Uint32Array, roll: number): void {
  counts[roll] = (counts[roll] ?? 0) + 1;
}
