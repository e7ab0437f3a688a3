// The statistics of a dice record from its rolls, one by one and as slowly as they are defined. Shares no
// code with the tests of records in packages/math, which count as rolls come and keep none of them.

import { longestRun, sum, unevenness } from './plain-statistics.ts';

type Roll = readonly number[];

const FACES = [1, 2, 3, 4, 5, 6];

/** Every statistic by the name of its test. */
export function diceStatistics(rolls: readonly Roll[]): Readonly<Record<string, number>> {
  const totals = rolls.map((roll) => sum(roll));
  return {
    'faces of die 1': unevenness(FACES.map((face) => rolls.filter(([a]) => a === face).length)),
    'faces of die 2': unevenness(FACES.map((face) => rolls.filter(([, b]) => b === face).length)),
    'faces of die 3': unevenness(FACES.map((face) => rolls.filter(([, , c]) => c === face).length)),
    'faces of all dice': unevenness(
      FACES.map((face) => rolls.flat().filter((shown) => shown === face).length),
    ),
    'the 216 rolls': unevenness(
      FACES.flatMap((a) =>
        FACES.flatMap((b) =>
          FACES.map((c) => rolls.filter((roll) => roll.join('') === `${a}${b}${c}`).length),
        ),
      ),
    ),
    'dice 1 and 2 together': dependence(rolls.map(([a = 0, b = 0]) => [a, b])),
    'dice 2 and 3 together': dependence(rolls.map(([, b = 0, c = 0]) => [b, c])),
    'die 1 from roll to roll': dependence(
      rolls.slice(1).map(([a = 0], i) => [rolls[i]?.[0] ?? 0, a]),
    ),
    'totals from roll to roll': serialScore(totals),
    'evenness in blocks of 60 rolls': blockUnevenness(rolls),
    'faces of 1 to 12 rolls before': lagStatistic(rolls),
    'longest run of one face': Math.max(
      ...[0, 1, 2].map((die) => longestRun(rolls.map((roll) => `${roll[die]}`))),
    ),
    'longest run of one roll': longestRun(rolls.map((roll) => roll.join(''))),
  };
}

function dependence(pairs: readonly (readonly [number, number])[]): number {
  let statistic = 0;
  for (const a of FACES) {
    for (const b of FACES) {
      const seen = pairs.filter(([x, y]) => x === a && y === b).length;
      const ofA = pairs.filter(([x]) => x === a).length;
      const ofB = pairs.filter(([, y]) => y === b).length;
      const expected = (ofA * ofB) / pairs.length;
      statistic += (seen - expected) ** 2 / expected;
    }
  }
  return statistic;
}

function serialScore(values: readonly number[]): number {
  const n = values.length;
  const mean = sum(values) / n;
  const apart = values.map((value) => value - mean);
  const together = sum(apart.slice(1).map((each, i) => each * (apart[i] ?? 0)));
  const correlation = together / sum(apart.map((each) => each * each));
  return (correlation + 1 / n) / ((n - 2) / (n * Math.sqrt(n - 1)));
}

function blockUnevenness(rolls: readonly Roll[]): number {
  let statistic = 0;
  for (let start = 0; start + 60 <= rolls.length; start += 60) {
    const block = rolls.slice(start, start + 60);
    for (const die of [0, 1, 2]) {
      statistic += unevenness(
        FACES.map((face) => block.filter((roll) => roll[die] === face).length),
      );
    }
  }
  return statistic;
}

function lagStatistic(rolls: readonly Roll[]): number {
  let statistic = 0;
  for (let lag = 1; lag <= 12; lag += 1) {
    let matches = 0;
    for (const [i, roll] of rolls.slice(lag).entries()) {
      matches += roll.filter((face, die) => face === rolls[i]?.[die]).length;
    }
    const compared = 3 * (rolls.length - lag);
    statistic += (matches - compared / 6) ** 2 / ((compared * 5) / 36);
  }
  return statistic;
}
