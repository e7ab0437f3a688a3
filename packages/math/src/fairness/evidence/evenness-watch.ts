import { logEvennessBound } from '../../statistics/evenness.ts';
import { evidenceOfP, type LogEvidence } from '../../statistics/evidence.ts';

export interface EvennessWatch {
  /** The counts of each independent group, at one of the fixed moments. */
  look(look: number, groups: readonly ArrayLike<number>[]): void;
  log(): LogEvidence;
}

/**
 * How unlikely it is that counts are as even as they were at the fixed moments. The chance set aside
 * for the look j is 1 in j (j + 1); over all looks these sum to 1.
 */
export function evennessWatch(): EvennessWatch {
  let least = 0;
  return {
    look(look, groups) {
      const cells = groups.reduce((sum, { length }) => sum + length, 0);
      const n = totalOf(groups[0] ?? []);
      const expected = (n * groups.length) / cells;
      const squares = groups.reduce((sum, group) => sum + squaresOf(group, expected), 0);
      const bound = logEvennessBound(squares, { cells, expected, groups: groups.length });
      least = Math.min(least, bound + Math.log(look) + Math.log(look + 1));
    },
    log: () => evidenceOfP(least),
  };
}

function totalOf(counts: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < counts.length; i += 1) total += counts[i] ?? 0;
  return total;
}

function squaresOf(counts: ArrayLike<number>, expected: number): number {
  let squares = 0;
  for (let i = 0; i < counts.length; i += 1) squares += ((counts[i] ?? 0) - expected) ** 2;
  return squares;
}
