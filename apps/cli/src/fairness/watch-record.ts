import type { Alarm, RecordKind, RecordWatch } from '@baize/math/fairness';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { ByteInput } from '../json-lines/line-input.ts';
import { amountText } from '../text/amount.ts';
import { badLineText } from './bad-line-text.ts';
import { badLineJson } from './fairness-json.ts';
import { readRecord } from './read-record.ts';

export interface WatchOptions {
  readonly resultsPerFalseAlarm: number;
  readonly isJson: boolean;
}

/** Follows a record as it grows and writes every alarm the moment it is raised. */
export async function watchRecord(
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
