import { assert } from '@baize/exact';
import type { Recorded, RecordKind, RecordReport, RecordTests } from '@baize/math/fairness';
import type { ByteInput } from '../json-lines/line-input.ts';
import { type BadLine, readRecord } from './read-record.ts';

/** What a record tells, with how much could not be read of it. */
export interface FairnessReport {
  readonly report: RecordReport;
  readonly badLines: number;
  readonly sha256: string;
}

export interface ReadWatch {
  /** What a record may hold, the commonest first. */
  readonly kinds: readonly RecordKind[];
  readonly bad: (bad: BadLine, before: number) => void;
  readonly progress: (bytes: number, results: number) => void;
  readonly drained: () => Promise<void>;
}

/** Reads a record to its end; nothing of it is kept but counts. */
export async function fairnessReport(
  input: ByteInput,
  { kinds, bad, progress, drained }: ReadWatch,
): Promise<FairnessReport> {
  let tests: RecordTests | null = null;
  let accept = (_recorded: Recorded): void => {};
  let results = 0;
  let badLines = 0;
  const sha256 = await readRecord(input, {
    kinds,
    start: (kind) => {
      tests = kind.tests();
      accept = tests.accept;
    },
    result: (recorded) => {
      results += 1;
      accept(recorded);
    },
    bad: (line) => {
      bad(line, badLines);
      badLines += 1;
    },
    flush: (bytes) => {
      progress(bytes, results);
      return drained();
    },
    isEnough: () => false,
  });
  return { report: reportOf(tests, kinds), badLines, sha256 };
}

/** A record without a single result could have been of anything; it is told as if it were of the commonest. */
function reportOf(tests: RecordTests | null, [commonest]: readonly RecordKind[]): RecordReport {
  const filled = tests ?? commonest?.tests();
  assert(filled !== undefined, 'There is a mechanic whose results can be tested.');
  return filled.report();
}
