import type { EvidenceSummary } from '../evidence/evidence-keeper.ts';
import type { Recorded, RecordReport } from '../record-report.ts';

/** Something a watch wants somebody to look at. */
export interface Alarm {
  /** The result, counted from 1, at which it was raised. */
  readonly at: number;
  /** Careful words for people: what was seen, and how rarely fair results do that. */
  readonly sentence: string;
  /** The same for programs. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Follows results as they come. */
export interface RecordWatch {
  accept(recorded: Recorded): readonly Alarm[];
  results(): number;
  /** What the bets against fairness have won so far. */
  evidence(): EvidenceSummary;
  /** Everything the results so far tell. */
  report(): RecordReport;
  /** What a program wants to know at the end, such as the thresholds. */
  facts(): Readonly<Record<string, number>>;
}

/** What to do about an alarm, whatever it is about. */
export const LOOK = 'look at the device, the way results are read, and the record.';
