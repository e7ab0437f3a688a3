import { assert } from '@baize/exact';
import type { LatticeTerm } from './lattice.ts';

/**
 * The coefficients of P to the power n, lowest first, where the terms are those of P: the weights of
 * the sum of n independent rounds.
 *
 * Q = P ** n satisfies P Q' = n P' Q. Comparing coefficients gives each of Q from the few before it:
 *
 *     m p[0] q[m] = sum over j > 0 of ((n + 1) j - m) p[j] q[m - j]
 *
 * so a thousand rounds cost one pass over the result with small factors, instead of multiplications
 * of whole polynomials; and whoever needs only the lower tail stops early. Each division is exact.
 */
export function* powerCoefficients(terms: readonly LatticeTerm[], n: number): Generator<bigint> {
  const [first, ...others] = terms;
  assert(first?.index === 0 && n >= 0, 'A power needs a lowest term with index 0.');
  const span = others.at(-1)?.index ?? 0;
  // A ring of the last `span` coefficients: m - span falls on the place that m takes over.
  const recent: bigint[] = Array.from({ length: span }, () => 0n);
  const steps = others.map(({ index, weight }) => ({ index, weight: Number(weight) }));
  let coefficient = first.weight ** BigInt(n);
  if (span > 0) recent[0] = coefficient;
  yield coefficient;
  for (let m = 1; m <= span * n; m += 1) {
    let sum = 0n;
    for (const { index, weight } of steps) {
      if (index > m) break;
      const earlier = recent[(m - index) % span] ?? 0n;
      if (earlier !== 0n) sum += earlier * BigInt(((n + 1) * index - m) * weight);
    }
    coefficient = sum / (BigInt(m) * first.weight);
    recent[m % span] = coefficient;
    yield coefficient;
  }
}
