import { compare, divide, type Rational, rational } from '@baize/exact';
import { FACES, type Face, type Roll } from '../../roll.ts';
import { nextScore, SCORE_DOWN, SCORE_UP } from './face-score.ts';
import { meanRunLength } from './mean-run-length.ts';

/** Which dice a score watches: one of the three, or all of them as if they were one. */
export type WatchedDice = 1 | 2 | 3 | 'all';

const WATCHED: readonly WatchedDice[] = [1, 2, 3, 'all'];

/**
 * Watches 24 scores: six faces on each die, then on all dice together. The lists hold one number
 * for each of them, so that a monitor can be stored and sent as it is.
 */
export interface BiasMonitor {
  readonly threshold: number;
  readonly rolls: number;
  readonly scores: readonly number[];
  /** For each score the roll with which it last left 0, and what has been seen since. */
  readonly since: readonly number[];
  readonly seen: readonly number[];
  readonly shown: readonly number[];
}

export interface BiasAlarm {
  readonly roll: number;
  readonly dice: WatchedDice;
  readonly face: Face;
  readonly since: number;
  /** How many of the dice seen since then showed the face. */
  readonly shown: number;
  readonly seen: number;
}

/** With fair dice the chance of an alarm within t rolls is at most t in 500,000. */
export const DEFAULT_THRESHOLD = 575;

export function startMonitor(threshold: number = DEFAULT_THRESHOLD): BiasMonitor {
  const none = new Array<number>(WATCHED.length * FACES.length).fill(0);
  return { threshold, rolls: 0, scores: none, since: none, seen: none, shown: none };
}

export interface Watched {
  readonly monitor: BiasMonitor;
  readonly alarms: readonly BiasAlarm[];
}

/** The monitor after one more roll, and the alarms it raised. A score that raised one starts anew. */
export function watchRoll(before: BiasMonitor, roll: Roll): Watched {
  const after = {
    threshold: before.threshold,
    rolls: before.rolls + 1,
    scores: before.scores.slice(),
    since: before.since.slice(),
    seen: before.seen.slice(),
    shown: before.shown.slice(),
  };
  for (const [die, shown] of roll.entries()) {
    for (const [i, face] of FACES.entries()) {
      addDie(after, die * FACES.length + i, face === shown);
      addDie(after, 3 * FACES.length + i, face === shown);
    }
  }
  return { monitor: after, alarms: takeAlarms(after) };
}

/**
 * With fair dice the chance of an alarm within t rolls is at most t times this. A single score
 * alarms within t dice with a chance of at most t over its mean run length, because no state is
 * further from an alarm than the fresh one; 18 scores see one die a roll and 6 see three.
 */
export function falseAlarmRate(threshold: number): Rational {
  return divide(rational(18 + 6 * 3), meanRunLength(threshold, rational(1, 6)));
}

/** The lowest threshold at which fair dice raise at most one alarm in so many rolls on average. */
export function thresholdFor(rolls: number): number {
  const wanted = rational(1, rolls);
  let tooLow = SCORE_UP + SCORE_DOWN;
  let enough = 2 * tooLow;
  while (compare(falseAlarmRate(enough), wanted) > 0) enough *= 2;
  while (enough - tooLow > 1) {
    const middle = Math.floor((enough + tooLow) / 2);
    if (compare(falseAlarmRate(middle), wanted) > 0) tooLow = middle;
    else enough = middle;
  }
  return enough;
}

interface MonitorUnderway {
  readonly threshold: number;
  readonly rolls: number;
  readonly scores: number[];
  readonly since: number[];
  readonly seen: number[];
  readonly shown: number[];
}

function addDie(
  { rolls, scores, since, seen, shown }: MonitorUnderway,
  i: number,
  isShown: boolean,
) {
  const before = scores[i] ?? 0;
  const score = nextScore(before, isShown);
  scores[i] = score;
  if (score === 0) return;
  const isLeaving = before === 0;
  if (isLeaving) since[i] = rolls;
  seen[i] = isLeaving ? 1 : (seen[i] ?? 0) + 1;
  shown[i] = (isLeaving ? 0 : (shown[i] ?? 0)) + (isShown ? 1 : 0);
}

function takeAlarms(monitor: MonitorUnderway): readonly BiasAlarm[] {
  const { threshold, rolls, scores, since, seen, shown } = monitor;
  const alarms: BiasAlarm[] = [];
  for (const [i, score] of scores.entries()) {
    if (score < threshold) continue;
    alarms.push({
      roll: rolls,
      dice: WATCHED[Math.floor(i / FACES.length)] ?? 'all',
      face: FACES[i % FACES.length] ?? 1,
      since: since[i] ?? 0,
      shown: shown[i] ?? 0,
      seen: seen[i] ?? 0,
    });
    scores[i] = 0;
  }
  return alarms;
}
