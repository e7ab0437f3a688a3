import type { Bet } from '@baize/three-dice';

/** Ways to roll each total with three dice, as any table of dice sums prints them. */
const WAYS: Readonly<Record<string, number>> = {
  '4': 3,
  '5': 6,
  '6': 10,
  '7': 15,
  '8': 21,
  '9': 25,
  '10': 27,
  '11': 27,
  '12': 25,
  '13': 21,
  '14': 15,
  '15': 10,
  '16': 6,
  '17': 3,
};

/**
 * On how many of the 216 rolls a bet wins, counted on paper: it looks at no dice, so that it can
 * stand against the code that does.
 */
export function handCount({ id, group }: Pick<Bet, 'id' | 'group'>): number {
  switch (group) {
    // Half of the rolls, less the three triples among them.
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
      return 105;
    case 'any-triple':
      return 6;
    // On one die 3 x 25 ways, on two 3 x 5, on three 1.
    case 'single':
      return 91;
    case 'total':
      return WAYS[id.slice('total:'.length)] ?? 0;
    // With each of the four other faces 6 ways, with one of the two again 3 ways each.
    case 'domino':
      return 30;
    // With each of the five other faces 3 ways, and the triple.
    case 'double':
      return 16;
    case 'triple':
      return 1;
    // Four ways to leave one number out, 6 orders each.
    case 'four':
      return 24;
    case 'three':
      return 6;
    case 'pair-single':
      return 3;
    default:
      throw new Error(`Nobody has counted ${id}.`);
  }
}
