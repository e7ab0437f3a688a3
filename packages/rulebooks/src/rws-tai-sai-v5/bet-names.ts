import type { BetKind } from '@baize/three-dice';

/** The document's own word for each kind of bet. */
export const betNames = {
  small: 'Small',
  big: 'Big',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any Triple Bet',
  single: 'Single Dice Bet',
  total: 'Total Sum Combination Bet',
  domino: 'Domino Combination Bet',
  double: 'Double Dice Bet',
  triple: 'Specific Straight Triple Bet',
  four: 'Four Number Combination Bet',
  three: 'Three Single Dice Combination Bet',
  'pair-single': 'Double Numbers With Single Dice Combination Bet',
} as const satisfies Record<BetKind, string | null>;
