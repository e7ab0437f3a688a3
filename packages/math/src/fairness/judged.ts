import { benjaminiHochberg, holm } from '../statistics/adjusted-p.ts';
import type { Finding, Outcome } from './finding.ts';

/** A finding among others: the more tests one makes, the less a small p-value of one of them means. */
export interface JudgedFinding extends Finding {
  readonly holm: number;
  readonly benjaminiHochberg: number;
}

export function judge(outcomes: readonly Outcome[]): readonly JudgedFinding[] {
  const findings = outcomes.filter((outcome) => outcome.kind === 'finding');
  const ps = findings.map(({ p }) => p);
  const strict = holm(ps);
  const mild = benjaminiHochberg(ps);
  return findings.map((finding, i) => ({
    ...finding,
    holm: strict[i] ?? 1,
    benjaminiHochberg: mild[i] ?? 1,
  }));
}
