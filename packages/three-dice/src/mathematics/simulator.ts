import { nextWord, type XoshiroState } from '@baize/exact';
import type { Simulator } from '@baize/math';
import { combinationIndex } from '../bets/combination.ts';
import { ALL_ROLLS } from '../roll.ts';

const ROLLS = ALL_ROLLS.length;
/** One word holds three rolls without bias if it lies below the largest multiple of 216 ** 3. */
const WORD_LIMIT = ROLLS ** 3 * Math.floor(2 ** 32 / ROLLS ** 3);

export function diceSimulator(): Simulator {
  return {
    cells: ALL_ROLLS.length,
    count: countRolls,
    results: ALL_ROLLS.map(combinationIndex),
    groups: {
      says: '216 rolls equally frequent',
      of: ALL_ROLLS.map((_, roll) => roll),
      weights: ALL_ROLLS.map(() => 1n),
    },
  };
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

function count(counts: Uint32Array, roll: number): void {
  counts[roll] = (counts[roll] ?? 0) + 1;
}
