import type { BetKind } from '@baize/three-dice';

/** The document's own word for each kind of bet; where it prints two, the first. */
export const betNames = {
  small: 'Small',
  big: 'Big',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any Triple',
  single: 'Single Dice Wager',
  total: 'Three Dice Totals',
  domino: 'Two Dice Combinations',
  double: 'Specific Doubles',
  triple: 'Specific Triples',
  four: 'Three Dice from Four Possible Combinations',
  three: 'Three Single Dice Combinations',
  'pair-single': 'Double Numbers with Single Dice Combinations',
} as const satisfies Record<BetKind, string | null>;
