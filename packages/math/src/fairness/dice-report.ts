import { type Rational, rational } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import type { Cell } from '../statistics/goodness-of-fit.ts';
import { diceTests } from './dice/dice-tests.ts';
import { type RecordedOrder, recordedOrder } from './dice/recorded-order.ts';
import { totalCells } from './dice/totals.ts';
import { groupDigits, type LeftOut } from './finding.ts';
import { type JudgedFinding, judge } from './judged.ts';
import { diceNeeded, faceNoticed, facePower } from './power.ts';
import { UNUSUAL, type Verdict, verdictOn } from './verdict.ts';

export interface DiceReport {
  readonly kind: 'dice';
  readonly rolls: number;
  readonly order: RecordedOrder;
  readonly findings: readonly JudgedFinding[];
  readonly leftOut: readonly LeftOut[];
  readonly verdict: Verdict;
  readonly power: DicePower;
  readonly totals: readonly Cell[];
}

/** What a record of this length could have shown. */
export interface DicePower {
  /** Whether one die of the three is loaded or, where dice cannot be told apart, all alike. */
  readonly about: 'one-die' | 'all-dice';
  /** The level of a single test such that Holm notices it even if no other test is unusual. */
  readonly level: number;
  readonly faces: readonly { readonly chance: Rational; readonly noticed: number }[];
  /** The least biased face that would be noticed nine times in ten; null if none would. */
  readonly least: Rational | null;
  /** Rolls after which a face at 18% would be noticed nine times in ten. */
  readonly rollsForEighteen: number;
}

const SHOWN = [rational(18, 100), rational(20, 100), rational(25, 100)];
const NINE_IN_TEN = 0.9;

/** Everything a record of rolls tells about the dice, the device and the way it was written down. */
export function diceReport(rolls: readonly Roll[]): DiceReport {
  const order = recordedOrder(rolls);
  const outcomes = diceTests(rolls, order);
  const findings = judge(outcomes);
  return {
    kind: 'dice',
    rolls: rolls.length,
    order,
    findings,
    leftOut: outcomes.filter((outcome) => outcome.kind === 'left-out'),
    verdict: verdictOn(findings, `${groupDigits(rolls.length)} rolls`),
    power: dicePower(rolls.length, order, UNUSUAL / Math.max(1, findings.length)),
    totals: totalCells(rolls),
  };
}

function dicePower(rolls: number, order: RecordedOrder, level: number): DicePower {
  const perRoll = order === 'sorted' ? 3 : 1;
  const dice = rolls * perRoll;
  const [eighteen = rational(18, 100)] = SHOWN;
  return {
    about: order === 'sorted' ? 'all-dice' : 'one-die',
    level,
    faces: SHOWN.map((chance) => ({ chance, noticed: facePower(dice, chance, level) })),
    least: faceNoticed(dice, level, NINE_IN_TEN),
    rollsForEighteen: Math.ceil(diceNeeded(eighteen, level, NINE_IN_TEN) / perRoll),
  };
}
