import { writeFileSync } from 'node:fs';
import { thresholdFor } from '@baize/math/fairness';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { LineInput } from '../json-lines/line-input.ts';
import { styleFor } from '../text/style.ts';
import { badLinesText } from './bad-line-text.ts';
import { badLineJson, fairnessJson } from './fairness-json.ts';
import { type FairnessReport, fairnessReport } from './fairness-report.ts';
import { fairnessText } from './fairness-text.ts';
import { fairnessHtml } from './html/fairness-html.ts';
import { watchRecord } from './watch-record.ts';

export interface FairnessRequest {
  readonly input: LineInput;
  /** How the record is called on the page. */
  readonly name: string;
  readonly isJson: boolean;
  readonly html: string | null;
  readonly isWatched: boolean;
  readonly rollsPerFalseAlarm: number;
}

export async function runFairness(request: FairnessRequest, io: Io): Promise<ExitCode> {
  const { input, isJson, html, name } = request;
  if (request.isWatched) {
    return watchRecord(input, { threshold: thresholdFor(request.rollsPerFalseAlarm), isJson }, io);
  }
  const answer = await fairnessReport(input);
  if (isJson) writeJson(answer, io);
  else writeText(answer, io);
  if (html !== null) writeFileSync(html, fairnessHtml(answer, name));
  const { level } = answer.report.verdict;
  const isUsual = level === 'usual' || level === 'no-test';
  return isUsual && answer.bad.length === 0 ? EXIT.ok : EXIT.negative;
}

function writeJson(answer: FairnessReport, io: Io): void {
  for (const bad of answer.bad) io.out.write(`${badLineJson(bad)}\n`);
  io.out.write(`${fairnessJson(answer)}\n`);
}

function writeText(answer: FairnessReport, io: Io): void {
  for (const line of badLinesText(answer.bad)) io.err.write(`${line}\n`);
  io.out.write(`${fairnessText(answer, styleFor(io.hasColours)).join('\n')}\n`);
}
