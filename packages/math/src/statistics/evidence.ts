import { assert } from '@baize/exact';
import { logGamma } from './log-gamma.ts';

/**
 * Evidence is what a stake of 1 would have become by betting against fairness at fair odds, as a
 * natural logarithm. If results are fair its mean is at most 1 whenever one looks, so the chance
 * that it ever reaches 20 is at most 1 in 20, however often one looks (Ville 1939).
 */
export type LogEvidence = number;

/** How strongly the bets hold on to the fair chances, in imagined observations for each cell. */
const STRENGTHS = [3, 30, 300];

/**
 * Counts against chances: the bets follow the counts so far, held back by imagined fair
 * observations (a Dirichlet prior around the fair chances), with three strengths side by side.
 */
export function countEvidence(counts: ArrayLike<number>, chances: ArrayLike<number>): LogEvidence {
  assert(counts.length === chances.length, 'Every count has its chance.');
  return meanOfLogs(STRENGTHS.map((strength) => withStrength(counts, chances, strength)));
}

function withStrength(
  counts: ArrayLike<number>,
  chances: ArrayLike<number>,
  strength: number,
): LogEvidence {
  const imagined = strength * counts.length;
  let n = 0;
  let log = 0;
  // Chances are often all the same, and then what depends on them alone is computed once.
  let chance = -1;
  let alone = 0;
  let logChance = 0;
  for (let i = 0; i < counts.length; i += 1) {
    const count = counts[i] ?? 0;
    if (count === 0) continue;
    if (chances[i] !== chance) {
      chance = chances[i] ?? 0;
      alone = logGamma(imagined * chance);
      logChance = Math.log(chance);
    }
    n += count;
    log += logGamma(imagined * chance + count) - alone - count * logChance;
  }
  return log + logGamma(imagined) - logGamma(imagined + n);
}

/** Stakes shared evenly between several ways to bet: the mean of what they have become. */
export function meanOfLogs(logs: readonly LogEvidence[]): LogEvidence {
  const largest = Math.max(...logs);
  if (largest === Number.NEGATIVE_INFINITY) return largest;
  const sum = logs.reduce((total, log) => total + Math.exp(log - largest), 0);
  return largest + Math.log(sum / logs.length);
}

/**
 * What a p-value is worth as evidence, whose mean is 1 over all p-values: the average of the bets
 * that pay k p^(k - 1), over k from 0 to 1 (Vovk and Wang 2021). Takes the logarithm of p.
 */
export function evidenceOfP(logP: number): LogEvidence {
  if (logP > -1e-3) return Math.log(0.5);
  const p = Math.exp(logP);
  return Math.log(1 - p + p * logP) - logP - 2 * Math.log(-logP);
}

/** The sum over t = 1, 2, ... of 1 / ((t + 1) ln(t + 1)^2) is 2.1097... (proved in the tests). */
const MOMENTS_SUM = 2.11;

/**
 * The logarithm of the share of a p-value that is set aside for the moment t: the shares of all moments sum to less
 * than 1, so a bound at every single moment becomes one for all of them together.
 */
export function logShareOfMoment(t: number): number {
  return -Math.log(MOMENTS_SUM) - Math.log(t + 1) - 2 * Math.log(Math.log(t + 1));
}
