import {
  type CardReport,
  cardReport,
  type Deal,
  type DiceReport,
  diceReport,
} from '@baize/math/fairness';
import type { Roll } from '@baize/three-dice';
import type { LineInput } from '../json-lines/line-input.ts';
import { type BadLine, readRecord } from './read-record.ts';

/** What a record tells, with what could not be read of it. */
export interface FairnessReport {
  readonly report: DiceReport | CardReport;
  readonly bad: readonly BadLine[];
  readonly sha256: string;
}

export async function fairnessReport(input: LineInput): Promise<FairnessReport> {
  const rolls: Roll[] = [];
  const deals: Deal[] = [];
  const bad: BadLine[] = [];
  const sha256 = await readRecord(input, {
    entry: (entry) => {
      if (entry.kind === 'roll') rolls.push(entry.roll);
      else deals.push(entry.deal);
    },
    bad: (line) => bad.push(line),
    flush: async () => {},
    isEnough: () => false,
  });
  const report = deals.length > 0 ? cardReport(deals) : diceReport(rolls);
  return { report, bad, sha256 };
}
