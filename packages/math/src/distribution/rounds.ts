import type { Distribution, Point } from './distribution.ts';
import { latticeOf, latticeValue } from './lattice.ts';
import { powerCoefficients } from './polynomial-power.ts';

/**
 * The sum of independent rounds with the same distribution, complete. Where only chances are wanted,
 * `outlookAfter` computes less.
 */
export function afterRounds(one: Distribution, rounds: number): Distribution {
  const lattice = latticeOf(one);
  const points: Point[] = [];
  let index = 0;
  for (const weight of powerCoefficients(lattice.terms, rounds)) {
    if (weight > 0n) points.push({ value: latticeValue(lattice, rounds, index), weight });
    index += 1;
  }
  return { points, total: lattice.total ** BigInt(rounds) };
}
