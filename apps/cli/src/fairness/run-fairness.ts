import { writeFileSync } from 'node:fs';
import { fairnessIn } from '@baize/house/fairness';
import type { Alarm, RecordKind, RecordWatch, VerdictLevel } from '@baize/math/fairness';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { ByteInput } from '../json-lines/line-input.ts';
import { durationText, rateText } from '../simulation/progress-bar.ts';
import { amountText } from '../text/amount.ts';
import { styleFor } from '../text/style.ts';
import { badLineJson, fairnessJson } from './fairness-json.ts';
import { fairnessReport } from './fairness-report.ts';
import { fairnessText } from './fairness-text.ts';
import { fairnessHtml } from './html/fairness-html.ts';
import { type BadLine, readRecord } from './read-record.ts';
import { verdictOf } from './which-verdict.ts';

/** So many bad lines are shown; a file of the wrong kind would fill the screen otherwise. */
const SHOWN = 10;

function badLineText({ line, error }: BadLine): string {
  return `line ${amountText(line)}: ${error.message} (${error.code})`;
}

/** Milliseconds between two drawings. */
const INTERVAL = 200;
const WIDTH = 28;

interface ReadProgress {
  readonly show: (bytes: number, results: number) => void;
  readonly end: () => void;
}

/** A line on standard error about a record being read, drawn over itself. */
function readProgress(
  io: Pick<Io, 'err'>,
  size: number | null,
  { isShown, now }: { readonly isShown: boolean; readonly now: () => number },
): ReadProgress {
  const start = now();
  let drawn = start;
  let isDrawn = false;
  return {
    show(bytes, results) {
      const time = now();
      if (!isShown || time - drawn < INTERVAL) return;
      drawn = time;
      isDrawn = true;
      io.err.write(`\r\u001B[K${readProgressText(bytes, size, results, (time - start) / 1000)}`);
    },
    end() {
      if (isDrawn) io.err.write('\r\u001B[K');
    },
  };
}

/** `[######------]  42%  4,200,000 results  2.1 million/s  3 s left` */
function readProgressText(
  bytes: number,
  size: number | null,
  results: number,
  seconds: number,
): string {
  const counted = `${amountText(results)} results  ${rateText(results, seconds)}`;
  if (size === null || size === 0) return counted;
  const share = Math.min(1, bytes / size);
  const filled = Math.floor(share * WIDTH);
  const bar = `${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}`;
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  const left = share === 0 ? '' : `  ${durationText((seconds / share) * (1 - share))} left`;
  return `[${bar}] ${percent}%  ${counted}${left}`;
}

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
    kinds: kindsIn(io),
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

/** What a record may hold, whatever is played here. */
function kindsIn({ library }: Io): readonly RecordKind[] {
  return fairnessIn(library).map(({ record }) => record);
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

interface WatchOptions {
  readonly resultsPerFalseAlarm: number;
  readonly isJson: boolean;
}

/** Follows a record as it grows and writes every alarm the moment it is raised. */
async function watchRecord(
  input: ByteInput,
  { resultsPerFalseAlarm, isJson }: WatchOptions,
  io: Io,
): Promise<ExitCode> {
  const count = { results: 0, alarms: 0, bad: 0 };
  const begun: { kind: RecordKind | null; watch: RecordWatch | null } = { kind: null, watch: null };
  const raise = (alarm: Alarm): void => {
    count.alarms += 1;
    const { at, details, sentence } = alarm;
    const json = { [begun.kind?.one ?? 'result']: at, alarm: details };
    io.out.write(isJson ? `${JSON.stringify(json)}\n` : `${sentence}\n`);
  };
  await readRecord(input, {
    kinds: kindsIn(io),
    start: (kind) => {
      begun.kind = kind;
      begun.watch = kind.watch(resultsPerFalseAlarm);
    },
    result: (recorded) => {
      count.results += 1;
      for (const alarm of begun.watch?.accept(recorded) ?? []) raise(alarm);
    },
    bad: (bad) => {
      count.bad += 1;
      if (isJson) io.out.write(`${badLineJson(bad)}\n`);
      else io.err.write(`${badLineText(bad)}\n`);
    },
    flush: () => io.out.drained(),
    isEnough: () => io.out.isClosed(),
  });
  const one = begun.kind?.one ?? 'result';
  io.out.write(isJson ? endJson(one, count, begun.watch) : endText(one, count));
  if (count.alarms > 0) return EXIT.unusual;
  if (count.results === 0) return EXIT.tooFew;
  return count.bad > 0 ? EXIT.negative : EXIT.ok;
}

interface Count {
  readonly results: number;
  readonly alarms: number;
  readonly bad: number;
}

function endJson(one: string, { results, alarms, bad }: Count, watch: RecordWatch | null): string {
  const facts = watch?.facts() ?? {};
  return `${JSON.stringify({ [`${one}s`]: results, alarms, badLines: bad, ...facts })}\n`;
}

function endText(one: string, { results, alarms, bad }: Count): string {
  const unread = bad === 0 ? '' : `, ${amountText(bad)} ${bad === 1 ? 'line' : 'lines'} not read`;
  const raised = alarms === 0 ? 'no alarm' : alarms === 1 ? 'one alarm' : `${alarms} alarms`;
  return `${amountText(results)} ${one}s, ${raised}${unread}\n`;
}
