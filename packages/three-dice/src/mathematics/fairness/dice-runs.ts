import type { Rational } from '@baize/exact';
import {
  type Alarm,
  type EnumeratedTally,
  evenRunRule,
  groupDigits,
  LOOK,
  type RunRule,
  unevenRunRule,
} from '@baize/math/fairness/kit';
import type { Roll } from '../../roll.ts';
import { COMBINATION_CHANCES } from './dice-space.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { rollAt } from './recorded-roll.ts';

/** From which length on faces, rolls and combinations that come again and again are an alarm. */
export interface DiceRunRules {
  readonly faces: RunRule;
  readonly rolls: RunRule;
  readonly combinations: RunRule;
}

/** Of one false alarm in so many rolls, runs of faces may be three eighths and runs of rolls one eighth. */
export function diceRunRules(rollsPerFalseAlarm: number): DiceRunRules {
  const perRoll = 8 * rollsPerFalseAlarm;
  return {
    faces: evenRunRule(6, 3, Math.ceil(perRoll / 3)),
    rolls: evenRunRule(216, 1, perRoll),
    combinations: unevenRunRule(COMBINATION_CHANCES, perRoll),
  };
}

/**
 * The longest runs of a whole record, where they are long enough for an alarm. They do not decide what the
 * record is called: a long one has some, and the evidence knows how many.
 */
export function diceRunAlarms(
  { partRuns, outcomeRuns }: EnumeratedTally,
  order: RecordedOrder,
  { faces, rolls, combinations }: DiceRunRules,
): readonly Alarm[] {
  const [face, roll] = [partRuns.longest(), outcomeRuns.longest()];
  const rule = order === 'sorted' ? combinations : rolls;
  return [
    ...(face !== null && order !== 'sorted' && face.length >= faces.length
      ? faceAlarm(face.until, face.part, face.symbol + 1, face.length, faces)
      : []),
    ...(roll !== null && roll.length >= rule.length
      ? rollAlarm(roll.until, rollAt(roll.symbol), roll.length, rule)
      : []),
  ];
}

export function faceAlarm(
  at: number,
  die: number,
  face: number,
  length: number | null,
  { rate }: RunRule,
): readonly Alarm[] {
  if (length === null) return [];
  const sentence =
    `Roll ${groupDigits(at)}: die ${die + 1} has shown ${face} for ${groupDigits(length)} rolls running. ` +
    `Fair dice do so at most once in ${groupDigits(rollsPer(rate))} rolls on average; ${LOOK}`;
  return [{ at, sentence, details: { stuck: 'face', die: die + 1, face, length } }];
}

export function rollAlarm(
  at: number,
  roll: Roll,
  length: number | null,
  { rate }: RunRule,
): readonly Alarm[] {
  if (length === null) return [];
  const sentence =
    `Roll ${groupDigits(at)}: ${roll.join('-')} came ${groupDigits(length)} times running. ` +
    `Fair dice do so at most once in ${groupDigits(rollsPer(rate))} rolls on average; ${LOOK}`;
  return [{ at, sentence, details: { stuck: 'roll', roll, length } }];
}

function rollsPer({ numerator, denominator }: Rational): number {
  return Number(denominator / numerator);
}
