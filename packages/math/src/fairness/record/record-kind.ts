import type { Result } from '@baize/exact';
import type { RecordWatch } from '../monitor/record-watch.ts';
import type { Recorded, RecordTests } from '../record-report.ts';

export interface RecordProblem {
  /** `not-json`, `duplicate-key`, `not-a-result`, `mixed`, or what a kind of results finds wrong: `no-such-die`. */
  readonly code: string;
  readonly message: string;
}

export type ResultRead = Result<Recorded, RecordProblem>;

/** What a mechanic contributes so that records of its results can be read and tested. */
export interface RecordKind {
  /** `dice`, `cards`. */
  readonly kind: string;
  /** How one result is called in sentences: `roll`. */
  readonly one: string;
  /** An example for whoever got it wrong: `three dice, such as 4,4,1`. */
  readonly example: string;
  /** What can be wrong with a result of this kind. */
  readonly codes: readonly string[];
  /** Names of a JSON field or a column of a table that hold a whole result, in order of preference. */
  readonly fields: readonly string[];
  /** Names of several columns that hold a result together; null where one column holds it. */
  readonly columns: readonly RegExp[] | null;
  /** Whether words look as if they were meant for this kind; the first kind that says so reads them. */
  readonly isMeant: (values: readonly unknown[]) => boolean;
  readonly read: (values: readonly unknown[]) => ResultRead;
  /** Another way to write a result in one word, such as 441; null if the word is none. */
  readonly readWord: (word: string) => ResultRead | null;
  readonly tests: () => RecordTests;
  /** Fair results raise at most one alarm in so many on average. */
  readonly watch: (resultsPerFalseAlarm: number) => RecordWatch;
}
