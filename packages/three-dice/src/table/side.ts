import { isTriple, type Roll, sumOf } from '../roll.ts';

/** What a roll is on the Big and Small road; a triple is neither, and a value of its own. */
export type BigSmall = 'big' | 'small' | 'triple';

/** The same for the Odd and Even road. */
export type OddEven = 'odd' | 'even' | 'triple';

export function bigSmallOf(roll: Roll): BigSmall {
  if (isTriple(roll)) return 'triple';
  return sumOf(roll) > 10 ? 'big' : 'small';
}

export function oddEvenOf(roll: Roll): OddEven {
  if (isTriple(roll)) return 'triple';
  return sumOf(roll) % 2 === 1 ? 'odd' : 'even';
}
