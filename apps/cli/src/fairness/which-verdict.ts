import type { RecordReport, Verdict } from '@baize/math/fairness';

/** The verdict that decides: of the one look that was planned, or of the evidence at any look. */
export function verdictOf(report: RecordReport, isOnce: boolean): Verdict {
  return isOnce ? report.oneLook : report.verdict;
}

/** What the tests say if this is the only look, for whoever did not ask for it. */
export function otherVerdict({ oneLook }: RecordReport, isOnce: boolean): string {
  const [first = ''] = oneLook.sentences;
  if (isOnce) return 'Tests for this one look:';
  if (oneLook.level === 'no-test') return first;
  return (
    'If the length was decided before and this is the only look (--once), these tests hold: ' +
    `${first.slice(0, 1).toLowerCase()}${first.slice(1)}`
  );
}
