import type { PlainData } from '../par/par-part.ts';
import type { Cell } from '../statistics/goodness-of-fit.ts';
import type { EvidenceSummary } from './evidence/evidence-keeper.ts';
import type { LeftOut, Outcome } from './finding.ts';
import { type JudgedFinding, judge } from './judged.ts';
import type { Alarm } from './monitor/alarm.ts';
import { type Verdict, verdictOn } from './verdict.ts';
import { verdictOnEvidence } from './verdict-on-evidence.ts';

/** Everything a record of results tells, whatever the results are. */
export interface RecordReport {
  /** `dice`, `cards`. */
  readonly kind: string;
  /** How many results were tested. */
  readonly results: number;
  /** `2,000 rolls, dice in order of size`. */
  readonly described: string;
  /** What a program wants to know of the record: `{ rolls: 2000, order: 'sorted' }`. */
  readonly facts: Readonly<Record<string, number | string>>;
  readonly evidence: EvidenceSummary;
  /** By the evidence: it holds however often one looks while the record grows. */
  readonly verdict: Verdict;
  /** By the tests: it holds if the length was decided before and nobody looked in between. */
  readonly oneLook: Verdict;
  readonly findings: readonly JudgedFinding[];
  readonly leftOut: readonly LeftOut[];
  /** Runs so long that a watch raises an alarm for them; they alone do not make a record unusual. */
  readonly alarms: readonly Alarm[];
  /** What a record of this length could have shown; null where it is not known. */
  readonly power: RecordPower | null;
  readonly charts: readonly Chart[];
}

/** For people, and for programs. Only the mechanic knows what could be wrong with its results. */
export interface RecordPower {
  readonly sentences: readonly string[];
  readonly facts: PlainData;
}

export interface Chart {
  readonly title: string;
  /** The test it belongs to. */
  readonly test: string;
  /** Shares around what is expected of all alike, or counts as bars. */
  readonly kind: 'shares' | 'counts';
  readonly cells: readonly Cell[];
}

/** A record's tests, filled with results one by one. */
export interface RecordTests {
  accept(recorded: Recorded): void;
  report(): RecordReport;
}

/** A result as whole numbers: faces of dice, places of cards in the deck, the stop of a wheel. */
export type Recorded = readonly number[];

type Given = Omit<
  RecordReport,
  'verdict' | 'oneLook' | 'findings' | 'leftOut' | 'power' | 'charts'
>;

/** A report on outcomes of tests and evidence; `many` is what was recorded, with its number. */
export function recordReport(
  given: Given,
  outcomes: readonly Outcome[],
  many: string,
): Omit<RecordReport, 'power' | 'charts'> {
  const findings = judge(outcomes);
  return {
    ...given,
    findings,
    leftOut: outcomes.filter((outcome) => outcome.kind === 'left-out'),
    oneLook: verdictOn(findings, many),
    verdict: verdictOnEvidence(given.evidence, many),
  };
}
