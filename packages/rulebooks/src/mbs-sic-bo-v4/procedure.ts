import type { Procedure } from '@baize/game';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Place your bets', close: 'No more bets' },
  steps: [
    { step: 'tumble', from: 'idle', to: 'covered', because: ['mbs-sic-bo-v4#3.1'] },
    {
      step: 'open-bets',
      from: 'covered',
      to: 'betting',
      because: ['mbs-sic-bo-v4#3.1', 'mbs-sic-bo-v4#1.1.3'],
    },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['mbs-sic-bo-v4#3.2'] },
    { step: 'uncover', from: 'closed', to: 'uncovered', because: ['mbs-sic-bo-v4#3.4'] },
    {
      step: 'register-result',
      from: 'uncovered',
      to: 'idle',
      because: ['mbs-sic-bo-v4#3.5', 'mbs-sic-bo-v4#3.6'],
    },
  ],
  covered: true,
  tumblesLeast: 3,
  limitsPer: 'terminal',
  layoutPerTerminal: { because: ['mbs-sic-bo-v4#2.1', 'mbs-sic-bo-v4#I-C1'] },
  inspection: null,
  damagedDice: { because: ['mbs-sic-bo-v4#I-P22', 'mbs-sic-bo-v4#5.4'] },
  unreadDie: { because: ['mbs-sic-bo-v4#I-P15', 'mbs-sic-bo-v4#5.8.2'] },
  diceHoursMaximum: null,
  demonstration: {
    withoutDealer: ['mbs-sic-bo-v4#3.1', 'mbs-sic-bo-v4#3.4'],
    virtual: [
      'mbs-sic-bo-v4#1.1.1',
      'mbs-sic-bo-v4#2.2',
      'mbs-sic-bo-v4#3.1',
      'mbs-sic-bo-v4#3.4',
      'mbs-sic-bo-v4#3.5',
      'mbs-sic-bo-v4#6.3',
    ],
    because: ['mbs-sic-bo-v4#I-P24'],
  },
} as const satisfies Procedure<Cite>;
