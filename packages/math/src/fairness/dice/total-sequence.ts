import { type Roll, sumOf } from '@baize/three-dice';
import { normalTwoSided } from '../../statistics/normal.ts';
import { RUNS_MINIMUM, runsTest } from '../../statistics/runs.ts';
import { leaveOut, normalFinding, type Outcome, tooFew } from '../finding.ts';

const CORRELATION_MINIMUM = 50;

/** Whether a high total tends to be followed by another high one, or by a low one. */
export function totalCorrelationTest(rolls: readonly Roll[]): Outcome {
  const test = 'totals from roll to roll';
  const n = rolls.length;
  if (n < CORRELATION_MINIMUM) return tooFew(test, n, CORRELATION_MINIMUM, 'rolls');
  const totals = rolls.map(sumOf);
  const mean = totals.reduce((sum, total) => sum + total, 0) / n;
  let squares = 0;
  let products = 0;
  for (const [i, total] of totals.entries()) {
    squares += (total - mean) ** 2;
    if (i > 0) products += (total - mean) * ((totals[i - 1] ?? mean) - mean);
  }
  if (squares === 0) return leaveOut(test, 'needs totals that are not all the same.');
  // Mean -1/n and this deviation hold over all orders of the same totals (Moran 1948, first order).
  const deviation = (n - 2) / (n * Math.sqrt(n - 1));
  const z = (products / squares + 1 / n) / deviation;
  return normalFinding(test, n, z, normalTwoSided(z));
}

/** Whether low totals (3-10) and high ones (11-18), equally likely, change too often or too rarely. */
export function totalRunsTest(rolls: readonly Roll[]): Outcome {
  const test = 'runs of low and high totals';
  const isHigh = rolls.map((roll) => sumOf(roll) > 10);
  const high = isHigh.filter(Boolean).length;
  const low = rolls.length - high;
  const runs = isHigh.filter((value, i) => i === 0 || value !== isHigh[i - 1]).length;
  const result = runsTest(low, high, runs);
  if (result === null) return tooFew(test, Math.min(low, high), RUNS_MINIMUM, 'of each kind');
  return normalFinding(test, rolls.length, result.z, result.p);
}
