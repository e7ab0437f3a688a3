import type { EvidenceSummary } from '../evidence/evidence-keeper.ts';
import type { Recorded, RecordReport } from '../record-report.ts';
import type { Alarm } from './alarm.ts';

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
