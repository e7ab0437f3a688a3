import {
  alarmSentence,
  type BiasAlarm,
  falseAlarmRate,
  startMonitor,
  watchRoll,
} from '@baize/math/fairness';
import type { Roll } from '@baize/three-dice';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { LineInput } from '../json-lines/line-input.ts';
import { amountText } from '../text/amount.ts';
import { badLineText } from './bad-line-text.ts';
import { badLineJson } from './fairness-json.ts';
import { type BadLine, readRecord } from './read-record.ts';

export interface WatchOptions {
  readonly threshold: number;
  readonly isJson: boolean;
}

/** Follows a record as it grows and writes every alarm the moment it is raised. */
export async function watchRecord(
  input: LineInput,
  { threshold, isJson }: WatchOptions,
  io: Io,
): Promise<ExitCode> {
  const count = { alarms: 0, bad: 0 };
  let monitor = startMonitor(threshold);
  const raise = (alarm: BiasAlarm): void => {
    count.alarms += 1;
    io.out.write(isJson ? alarmJson(alarm) : `${alarmSentence(alarm, threshold)}\n`);
  };
  const watch = (roll: Roll): void => {
    const watched = watchRoll(monitor, roll);
    monitor = watched.monitor;
    watched.alarms.forEach(raise);
  };
  const refuse = (bad: BadLine): void => {
    count.bad += 1;
    if (isJson) io.out.write(`${badLineJson(bad)}\n`);
    else io.err.write(`${badLineText(bad)}\n`);
  };
  await readRecord(input, {
    entry: (entry, line) => {
      if (entry.kind === 'roll') watch(entry.roll);
      else refuse({ line, error: NOT_DICE });
    },
    bad: refuse,
    flush: () => io.out.drained(),
    isEnough: () => io.out.isClosed(),
  });
  io.out.write(isJson ? endJson(monitor.rolls, count, threshold) : endText(monitor.rolls, count));
  return count.alarms + count.bad === 0 ? EXIT.ok : EXIT.negative;
}

const NOT_DICE = { code: 'mixed', message: 'Only dice can be watched; these are cards.' } as const;

function alarmJson({ roll, dice, face, since, shown, seen }: BiasAlarm): string {
  return `${JSON.stringify({ roll, alarm: { dice, face, since, shown, seen } })}\n`;
}

interface Count {
  readonly alarms: number;
  readonly bad: number;
}

function endJson(rolls: number, { alarms, bad }: Count, threshold: number): string {
  const { numerator, denominator } = falseAlarmRate(threshold);
  const rollsPerFalseAlarm = Number(denominator / numerator);
  return `${JSON.stringify({ rolls, alarms, badLines: bad, threshold, rollsPerFalseAlarm })}\n`;
}

function endText(rolls: number, { alarms, bad }: Count): string {
  const unread = bad === 0 ? '' : `, ${amountText(bad)} lines not read`;
  const raised = alarms === 0 ? 'no alarm' : alarms === 1 ? 'one alarm' : `${alarms} alarms`;
  return `${amountText(rolls)} rolls, ${raised}${unread}\n`;
}
