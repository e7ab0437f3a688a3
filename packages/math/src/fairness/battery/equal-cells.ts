import { rational } from '@baize/exact';
import { type Cell, goodnessOfFit } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';

/** Pearson's test of counts that should all be the same, once five are expected in each. */
export function equalCellsOutcome(test: string, counts: Uint32Array, what: string): Outcome {
  let n = 0;
  for (const count of counts) n += count;
  const need = 5 * counts.length;
  if (n < need) return tooFew(test, n, need, what);
  const expected = rational(n, counts.length);
  const cells = Array.from(counts, (observed, i): Cell => ({ label: `${i}`, observed, expected }));
  return chiSquareFinding(test, n, goodnessOfFit(cells));
}
