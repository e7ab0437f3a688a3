import { nextWord, type XoshiroState } from '@baize/exact';
import type { Enumeration } from '../enumeration/enumeration.ts';

/** Plays rounds of a game and counts what came; what a round pays depends on its cell alone. */
export interface Simulator {
  /** How many different things are counted. */
  readonly cells: number;
  readonly count: (state: XoshiroState, rounds: number) => Uint32Array;
  /** By cell: the result of the enumeration it stands for. */
  readonly results: readonly number[];
  /** Cells in groups whose frequencies are held against their weights. */
  readonly groups: {
    readonly says: string;
    readonly of: readonly number[];
    readonly weights: readonly bigint[];
  };
}

/**
 * Draws results by their weights: for any game whose outcomes are counted one by one. The outcomes lie side by side,
 * each result as wide as its weight, and one of them is drawn without bias.
 */
export function simulatorOf({ results, total, outcome }: Enumeration): Simulator {
  const weights = results.map(({ weight }) => weight);
  const resultAt = Uint32Array.from(
    weights.flatMap((weight, at) => Array(Number(weight)).fill(at)),
  );
  return {
    cells: results.length,
    count: (state, rounds) => {
      const counts = new Uint32Array(results.length);
      for (let round = 0; round < rounds; round += 1) {
        const at = resultAt[drawBelow(state, resultAt.length)] ?? 0;
        counts[at] = (counts[at] ?? 0) + 1;
      }
      return counts;
    },
    results: results.map((_, at) => at),
    groups: {
      says: `results of ${total} ${outcome.many} as frequent as they should be`,
      of: results.map((_, at) => at),
      weights,
    },
  };
}

/** A whole number below a limit, without bias: words above the last whole multiple are thrown away. */
export function drawBelow(state: XoshiroState, limit: number): number {
  const last = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const word = nextWord(state);
    if (word < last) return word % limit;
  }
}
