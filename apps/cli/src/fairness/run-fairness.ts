import { writeFileSync } from 'node:fs';
import type { VerdictLevel } from '@baize/math/fairness';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { ByteInput } from '../json-lines/line-input.ts';
import { amountText } from '../text/amount.ts';
import { styleFor } from '../text/style.ts';
import { badLineText, SHOWN } from './bad-line-text.ts';
import { badLineJson, fairnessJson } from './fairness-json.ts';
import { fairnessReport } from './fairness-report.ts';
import { fairnessText } from './fairness-text.ts';
import { fairnessHtml } from './html/fairness-html.ts';
import { readProgress } from './read-progress.ts';
import type { BadLine } from './read-record.ts';
import { watchRecord } from './watch-record.ts';
import { verdictOf } from './which-verdict.ts';

export interface FairnessRequest {
  readonly input: ByteInput;
  /** How the record is called on the page. */
  readonly name: string;
  readonly isJson: boolean;
  readonly html: string | null;
  readonly isWatched: boolean;
  /** Whether this is the one look at a record whose length was decided before. */
  readonly isOnce: boolean;
  readonly isProgressShown: boolean;
  readonly resultsPerFalseAlarm: number;
}

export async function runFairness(request: FairnessRequest, io: Io): Promise<ExitCode> {
  const { input, isJson, html, name, isOnce } = request;
  if (request.isWatched) return watchRecord(input, request, io);
  const line = readProgress(io, input.size, {
    isShown: request.isProgressShown,
    now: () => performance.now(),
  });
  const answer = await fairnessReport(input, {
    bad: (bad, before) => showBad(bad, before, isJson, io),
    progress: line.show,
    drained: () => io.out.drained(),
  });
  line.end();
  const { report, badLines } = answer;
  if (isJson) io.out.write(`${fairnessJson(answer, isOnce)}\n`);
  else {
    if (badLines > SHOWN) io.err.write(`and ${amountText(badLines - SHOWN)} more lines\n`);
    io.out.write(`${fairnessText(answer, isOnce, styleFor(io.hasColours)).join('\n')}\n`);
  }
  if (html !== null) writeFileSync(html, fairnessHtml(answer, name, isOnce));
  return exitOf(verdictOf(report, isOnce).level, badLines);
}

/** An unusual record is the news, then that there was too little, then that some of it was not read. */
function exitOf(level: VerdictLevel, badLines: number): ExitCode {
  if (level === 'unusual' || level === 'very-unusual') return EXIT.unusual;
  if (level === 'no-test') return EXIT.tooFew;
  return badLines > 0 ? EXIT.negative : EXIT.ok;
}

function showBad(bad: BadLine, before: number, isJson: boolean, io: Io): void {
  if (isJson) io.out.write(`${badLineJson(bad)}\n`);
  else if (before < SHOWN) io.err.write(`${badLineText(bad)}\n`);
}
