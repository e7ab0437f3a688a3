import { type Rational, rational } from '@baize/exact';
import { diceNeeded, faceNoticed, facePower } from './power.ts';
import type { RecordedOrder } from './recorded-order.ts';

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
