import type { BetKind } from '@baize/three-dice';

/** The document's own word for each kind of bet. */
export const betNames = {
  small: 'Small Bet',
  big: 'Big Bet',
  odd: null,
  even: null,
  'any-triple': 'Any three of a kind',
  single: 'One of a kind',
  total: 'Total Value Bet',
  domino: 'Two Dice Combination',
  double: 'Two of a kind',
  triple: 'Three of a kind',
  four: null,
  three: null,
  'pair-single': null,
} as const satisfies Record<BetKind, string | null>;
