import { groupDigits } from '@baize/math/fairness/kit';
import { type BiasAlarm, falseAlarmRate } from './bias-monitor.ts';

/** Careful words for people: what was seen, since when, and how rarely fair dice do that. */
export function alarmSentence(alarm: BiasAlarm, threshold: number): string {
  const { dice, face, since, shown, seen, roll } = alarm;
  const where = dice === 'all' ? 'the three dice' : `die ${dice}`;
  const { numerator, denominator } = falseAlarmRate(threshold);
  return (
    `Roll ${groupDigits(roll)}: since roll ${groupDigits(since)} face ${face} came ${groupDigits(shown)} times ` +
    `in ${groupDigits(seen)} on ${where}, where ${groupDigits(Math.round(seen / 6))} are usual. ` +
    `Fair dice raise an alarm at most once in ${groupDigits(Number(denominator / numerator))} rolls ` +
    'on average; look at the dice, the device and the way results are read.'
  );
}
