import { grouped } from '../finding.ts';
import { type BiasAlarm, falseAlarmRate } from './bias-monitor.ts';

/** Careful words for people: what was seen, since when, and how rarely fair dice do that. */
export function alarmSentence(alarm: BiasAlarm, threshold: number): string {
  const { dice, face, since, shown, seen, roll } = alarm;
  const where = dice === 'all' ? 'the three dice' : `die ${dice}`;
  const { numerator, denominator } = falseAlarmRate(threshold);
  return (
    `Roll ${grouped(roll)}: since roll ${grouped(since)} face ${face} came ${grouped(shown)} times ` +
    `in ${grouped(seen)} on ${where}, where ${grouped(Math.round(seen / 6))} are usual. ` +
    `Fair dice raise an alarm at most once in ${grouped(Number(denominator / numerator))} rolls ` +
    'on average; look at the dice, the device and the way results are read.'
  );
}
