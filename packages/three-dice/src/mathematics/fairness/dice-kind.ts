import { add, err, ok, type Rational } from '@baize/exact';
import {
  type Alarm,
  evidenceAlarms,
  type RecordKind,
  type RecordWatch,
  type ResultRead,
  replayAlarms,
  type StuckWatch,
  stuckWatch,
} from '@baize/math/fairness/kit';
import { FACES } from '../../roll.ts';
import { rollIndex } from '../../settle.ts';
import { alarmSentence } from './alarm-sentence.ts';
import {
  type BiasAlarm,
  falseAlarmRate,
  startMonitor,
  thresholdFor,
  watchRoll,
} from './bias-monitor.ts';
import { diceRecord } from './dice-record.ts';
import { diceRunRules, faceAlarm, rollAlarm } from './dice-runs.ts';
import { COMBINATION, DICE } from './dice-space.ts';
import { rollOf } from './recorded-roll.ts';
import { SORTED_SURPRISE } from './sorted-dice.ts';

/**
 * Follows rolls by scores for every face, by faces and rolls that come again and again, by
 * repeated stretches and by the evidence as a whole. Scores, faces and rolls together raise at most
 * one alarm in `rollsPerFalseAlarm` fair rolls on average: half of that is for the scores, three eighths
 * for faces and one eighth for rolls. Where every roll is in order of size nobody knows which die was which: then
 * faces of all dice and combinations are watched instead.
 */
function diceWatch(rollsPerFalseAlarm: number): RecordWatch {
  const record = diceRecord();
  const alarms = startAlarms(rollsPerFalseAlarm);
  const { threshold, faces, rolls, combinations } = alarms;
  let monitor = startMonitor(threshold);
  const byEvidence = evidenceAlarms(record.keeper);
  const byReplay = replayAlarms(record.tally.replays);
  return {
    accept(recorded) {
      const roll = rollOf(recorded);
      const outcome = rollIndex(roll);
      const isWeighed = record.acceptOutcome(outcome);
      const at = record.tally.n();
      const isSorted = record.order.order() === 'sorted';
      const isInOrder = record.order.mayBeSorted();
      const watched = watchRoll(monitor, roll);
      monitor = watched.monitor;
      const scored = watched.alarms.filter(({ dice }) => dice === 'all' || !isInOrder);
      const stuckFaces = roll.map((face, die) => faces.accept(die, face));
      const stuckRoll = rolls.accept(0, outcome);
      const stuckCombination = combinations.accept(0, COMBINATION.shown[outcome] ?? 0);
      return [
        ...scored.map((alarm) => scoreAlarm(alarm, threshold)),
        ...(isInOrder
          ? []
          : roll.flatMap((face, die) => faceAlarm(at, die, face, stuckFaces[die] ?? null, faces))),
        ...(isSorted
          ? rollAlarm(at, roll, stuckCombination, combinations)
          : rollAlarm(at, roll, stuckRoll, rolls)),
        ...byReplay.raised(DICE.words, isInOrder ? SORTED_SURPRISE : undefined),
        ...(isWeighed ? byEvidence.raised('roll') : []),
      ];
    },
    results: () => record.tally.n(),
    evidence: () => record.keeper.summary(),
    report: () => record.report(),
    facts: () => ({ threshold, rollsPerFalseAlarm: rollsPer(diceAlarmRate(alarms)) }),
  };
}

interface DiceAlarms {
  readonly threshold: number;
  readonly faces: StuckWatch;
  readonly rolls: StuckWatch;
  readonly combinations: StuckWatch;
}

function startAlarms(rollsPerFalseAlarm: number): DiceAlarms {
  const rules = diceRunRules(rollsPerFalseAlarm);
  return {
    threshold: thresholdOnce(2 * rollsPerFalseAlarm),
    faces: stuckWatch(rules.faces, 3),
    rolls: stuckWatch(rules.rolls, 1),
    combinations: stuckWatch(rules.combinations, 1),
  };
}

/** Found by trying, which takes a while; a floor with many tables asks for the same one again and again. */
function thresholdOnce(rolls: number): number {
  const known = THRESHOLDS.get(rolls);
  if (known !== undefined) return known;
  const threshold = thresholdFor(rolls);
  THRESHOLDS.set(rolls, threshold);
  return threshold;
}

const THRESHOLDS = new Map<number, number>();

/** Alarms a roll of fair dice raises at most on average, by scores, faces and rolls. */
function diceAlarmRate({ threshold, faces, rolls }: DiceAlarms): Rational {
  return add(falseAlarmRate(threshold), add(faces.rate, rolls.rate));
}

function rollsPer({ numerator, denominator }: Rational): number {
  return Number(denominator / numerator);
}

function scoreAlarm(alarm: BiasAlarm, threshold: number): Alarm {
  const { roll, dice, face, since, shown, seen } = alarm;
  const sentence = alarmSentence(alarm, threshold);
  return { at: roll, sentence, details: { dice, face, since, shown, seen } };
}

/** Three dice a line: `4,4,1`, `441`, `{"roll":[4,4,1]}`, or columns die1, die2, die3. */
export const DICE_KIND: RecordKind = {
  kind: 'dice',
  one: 'roll',
  example: 'three dice, such as 4,4,1',
  codes: ['no-such-die'],
  fields: ['roll', 'dice', 'rolls'],
  columns: [1, 2, 3].map((die) => new RegExp(`^(die|dice|d)[ _-]?${die}$`)),
  isMeant: (values) =>
    values.length > 0 && values.some((value) => typeof value !== 'string' || /^\d+$/.test(value)),
  read: readRoll,
  // Boards often print a roll as 441.
  readWord: (word) => (/^\d{3}$/.test(word) ? readRoll([...word]) : null),
  tests: diceRecord,
  watch: diceWatch,
};

/** Three faces as numbers or texts, each a whole number from 1 to 6 and nothing else. */
function readRoll(values: readonly unknown[]): ResultRead {
  if (values.length !== 3) {
    const message = 'A roll is a list of three dice, for instance [4,4,1].';
    return err({ code: 'not-a-result', message });
  }
  const faces = values.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value,
  );
  const isFace = (value: unknown): boolean => FACES.some((face) => face === value);
  const wrong = faces.findIndex((value) => !isFace(value));
  if (wrong >= 0) {
    const message = `Die ${wrong + 1} is ${sayDie(faces[wrong])}; a die shows a whole number from 1 to 6.`;
    return err({ code: 'no-such-die', message });
  }
  return ok(faces.map(Number));
}

/** What was given for a die, where it can be said at all: a program may hand over anything. */
function sayDie(die: unknown): string {
  const isSaid = die === null || ['number', 'string', 'boolean'].includes(typeof die);
  return isSaid ? JSON.stringify(die) : 'no number';
}
