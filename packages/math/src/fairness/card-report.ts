import { cardTests } from './cards/card-tests.ts';
import type { Deal } from './cards/deal.ts';
import { groupDigits, type LeftOut } from './finding.ts';
import { type JudgedFinding, judge } from './judged.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface CardReport {
  readonly kind: 'cards';
  readonly deals: number;
  readonly cards: number;
  readonly findings: readonly JudgedFinding[];
  readonly leftOut: readonly LeftOut[];
  readonly verdict: Verdict;
}

/** Everything a record of deals tells about the shuffle and the way it was written down. */
export function cardReport(deals: readonly Deal[]): CardReport {
  const outcomes = cardTests(deals);
  const findings = judge(outcomes);
  return {
    kind: 'cards',
    deals: deals.length,
    cards: deals.reduce((n, deal) => n + deal.length, 0),
    findings,
    leftOut: outcomes.filter((outcome) => outcome.kind === 'left-out'),
    verdict: verdictOn(findings, `${groupDigits(deals.length)} deals`),
  };
}
