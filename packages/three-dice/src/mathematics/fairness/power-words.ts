import { decimalText, fractionText, type Rational } from '@baize/exact';
import { groupDigits, type RecordPower } from '@baize/math/fairness/kit';
import type { DicePower } from './dice-power.ts';

/** The same for people and programs. */
export function describePower(rolls: number, power: DicePower): RecordPower {
  return { sentences: powerSentences(rolls, power), facts: powerFacts(power) };
}

function powerFacts(power: DicePower): RecordPower['facts'] {
  return {
    about: power.about,
    level: sixDigits(power.level),
    faces: power.faces.map(({ chance, noticed }) => ({
      chance: fractionText(chance),
      noticed: sixDigits(noticed),
    })),
    leastNoticed: power.least === null ? null : fractionText(power.least),
    rollsForEighteenPercent: power.rollsForEighteen,
  };
}

/** Six digits: what lies beyond depends on how a machine rounds its exponentials. */
function sixDigits(value: number): number {
  return Number(value.toPrecision(6));
}

/** What a record of this length would have shown, and what it would have missed. */
function powerSentences(rolls: number, power: DicePower): readonly string[] {
  const who = power.about === 'one-die' ? 'one die' : 'all dice alike';
  const faces = power.faces.map(
    ({ chance, noticed }) => `at ${percentText(chance, 0)} with probability ${shareText(noticed)}`,
  );
  const least =
    power.least === null
      ? 'no loading of a single face would be noticed nine times in ten'
      : `a face must come ${percentText(power.least, 1)} of the time to be noticed nine times in ten`;
  return [
    `At one look, with ${groupDigits(rolls)} rolls, a face of ${who} that should come 16.7% of the time would be ` +
      `seen ${listText(faces)}.`,
    `At this length ${least}; for 18% that takes ${groupDigits(power.rollsForEighteen)} rolls.`,
    `(At level ${power.level.toPrecision(2)} for one test, so that all of them together stay at ` +
      '5%; by the noncentral chi-square approximation.)',
  ];
}

/** Two decimals, without claiming certainty. */
function shareText(share: number): string {
  if (share > 0.995) return 'above 0.99';
  return share < 0.005 ? 'below 0.01' : `0.${twoDigits(Math.round(share * 100))}`;
}

function twoDigits(hundredths: number): string {
  return `${Math.min(hundredths, 99)}`.padStart(2, '0');
}

function listText(items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

function percentText({ numerator, denominator }: Rational, digits: number): string {
  return `${decimalText({ numerator: numerator * 100n, denominator }, digits)}%`;
}
