import type { BetKind, OwnBet } from '@baize/three-dice';
import type { Cite } from './clauses.ts';

/** The bets no other book has. */
export const bets = [
  {
    id: 'run',
    name: 'Run',
    zh: '顺子',
    group: 'run',
    wins: { dice: 'consecutive' },
    cite: ['grand-hazard#3.2'],
  },
  {
    id: 'middle',
    name: 'Middle',
    group: 'middle',
    wins: { total: [5, 6, 7, 8, 13, 14, 15, 16] },
    cite: ['grand-hazard#3.3'],
  },
] as const satisfies readonly OwnBet<Cite>[];

/** What the rules call the bets they share with others. */
export const betNames = {
  small: 'Small',
  big: 'Big',
  odd: null,
  even: null,
  'any-triple': 'Raffle',
  single: null,
  total: null,
  domino: null,
  double: null,
  triple: 'Raffle of one number',
  four: null,
  three: null,
  'pair-single': null,
} as const satisfies Record<BetKind, string | null>;
