import { assertNever } from '@baize/exact';
import { DEFAULT_READINGS, READING_SWITCHES, type ReadingSwitch, type Readings } from '@baize/game';
import { countOf, type Face, type Roll, sumOf } from '../roll.ts';

/** When a bet wins, as data over a roll. No bet depends on the order of the dice. */
export type Condition =
  /** The total is one of these, or odd, or even. */
  | { readonly total: readonly number[] | 'odd' | 'even' }
  /** So many dice show one face. */
  | { readonly face: Face; readonly count: readonly number[] }
  /** The dice show all of these, each as often as it is listed. */
  | { readonly shows: readonly Face[] }
  /** Every die shows one of these. */
  | { readonly among: readonly Face[] }
  /** All alike, all different, or three faces in a row such as 3, 4, 5. */
  | { readonly dice: 'alike' | 'different' | 'consecutive' }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** What the document leaves open: a condition for each answer of a reading. */
  | {
      readonly reading: ReadingSwitch;
      readonly answers: Readonly<Record<string, Condition>>;
    };

/** Whether a condition holds on a roll: the one function that lights, settlement and analysis all use. */
export function holds(
  condition: Condition,
  roll: Roll,
  readings: Partial<Readings> = DEFAULT_READINGS,
): boolean {
  if ('total' in condition) return isTotal(condition.total, sumOf(roll));
  if ('face' in condition) return condition.count.includes(countOf(condition.face, roll));
  if ('shows' in condition) return doesShow(condition.shows, roll);
  if ('among' in condition) return roll.every((face) => condition.among.includes(face));
  if ('dice' in condition) return areDice(condition.dice, roll);
  if ('all' in condition) return condition.all.every((each) => holds(each, roll, readings));
  if ('any' in condition) return condition.any.some((each) => holds(each, roll, readings));
  if ('not' in condition) return !holds(condition.not, roll, readings);
  if ('reading' in condition) return holds(selectCondition(condition, readings), roll, readings);
  return assertNever(condition);
}

/** The condition that a reading selects. */
export function selectCondition(
  { reading, answers }: Extract<Condition, { reading: ReadingSwitch }>,
  readings: Partial<Readings>,
): Condition {
  const answer = readings[reading] ?? READING_SWITCHES[reading][0];
  const condition = Object.hasOwn(answers, answer) ? answers[answer] : undefined;
  if (!condition) throw new Error(`A bet says nothing for ${reading}=${answer}.`);
  return condition;
}

function isTotal(wanted: readonly number[] | 'odd' | 'even', total: number): boolean {
  if (wanted === 'odd') return total % 2 === 1;
  if (wanted === 'even') return total % 2 === 0;
  return wanted.includes(total);
}

function doesShow(faces: readonly Face[], roll: Roll): boolean {
  return faces.every(
    (face) => countOf(face, roll) >= faces.filter((other) => other === face).length,
  );
}

function areDice(how: 'alike' | 'different' | 'consecutive', roll: Roll): boolean {
  const [low = 0, middle = 0, high = 0] = roll.toSorted((a, b) => a - b);
  switch (how) {
    case 'alike':
      return low === high;
    case 'different':
      return low !== middle && middle !== high;
    case 'consecutive':
      return low + 1 === middle && middle + 1 === high;
  }
}
