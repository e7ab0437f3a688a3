import { type Rational, rational } from '@baize/exact';
import { approximate, chiSquareCritical, noncentralChiSquareTail } from '@baize/math/fairness/kit';
import type { RecordedOrder } from './recorded-order.ts';

const FAIR = 1 / 6;
const DEGREES = 5;

/**
 * The chance that the test of faces notices a die with one face at `chance`, the others sharing the
 * rest evenly. By the noncentral chi-square approximation, good to about a percentage point from
 * five expected in each cell on.
 */
export function facePower(dice: number, chance: Rational, level: number): number {
  return powerAt(dice, approximate(chance), criticalAt(level));
}

/** How many dice it takes to notice such a face with the wanted chance. */
export function diceNeeded(chance: Rational, level: number, wanted: number): number {
  const p = approximate(chance);
  const critical = criticalAt(level);
  let enough = 1;
  while (powerAt(enough, p, critical) < wanted) enough *= 2;
  let tooFew = Math.floor(enough / 2);
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (powerAt(middle, p, critical) < wanted) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/**
 * The least a face must come, in thousandths, to be noticed with the wanted chance; null if even a
 * die that always shows it might pass.
 */
export function faceNoticed(dice: number, level: number, wanted: number): Rational | null {
  const critical = criticalAt(level);
  if (powerAt(dice, 1, critical) < wanted) return null;
  let tooLittle = 166;
  let enough = 1000;
  while (enough - tooLittle > 1) {
    const middle = Math.floor((enough + tooLittle) / 2);
    if (powerAt(dice, middle / 1000, critical) < wanted) tooLittle = middle;
    else enough = middle;
  }
  return rational(enough, 1000);
}

function criticalAt(level: number): number {
  return chiSquareCritical(level, DEGREES);
}

function powerAt(dice: number, chance: number, critical: number): number {
  const others = (1 - chance) / DEGREES;
  const effect = ((chance - FAIR) ** 2 + DEGREES * (others - FAIR) ** 2) / FAIR;
  return noncentralChiSquareTail(critical, DEGREES, dice * effect);
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

const EIGHTEEN = rational(18, 100);
const SHOWN = [EIGHTEEN, rational(20, 100), rational(25, 100)];
const NINE_IN_TEN = 0.9;

/** By the test of faces at one look; a loaded face makes counts uneven, which is half of its level. */
export function dicePower(rolls: number, order: RecordedOrder, level: number): DicePower {
  const perRoll = order === 'sorted' ? 3 : 1;
  const dice = rolls * perRoll;
  const upper = level / 2;
  return {
    about: order === 'sorted' ? 'all-dice' : 'one-die',
    level,
    faces: SHOWN.map((chance) => ({ chance, noticed: facePower(dice, chance, upper) })),
    least: faceNoticed(dice, upper, NINE_IN_TEN),
    rollsForEighteen: Math.ceil(diceNeeded(EIGHTEEN, upper, NINE_IN_TEN) / perRoll),
  };
}
