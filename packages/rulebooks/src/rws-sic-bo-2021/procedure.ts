import type { Procedure } from '@baize/game';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Place your bets', close: 'No More Bets' },
  steps: [
    {
      step: 'open-bets',
      from: 'idle',
      to: 'betting',
      because: ['rws-sic-bo-2021#3.2', 'rws-sic-bo-2021#1.8'],
    },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['rws-sic-bo-2021#3.5'] },
    { step: 'tumble', from: 'closed', to: 'tumbled', because: ['rws-sic-bo-2021#3.6'] },
    {
      step: 'register-result',
      from: 'tumbled',
      to: 'idle',
      because: ['rws-sic-bo-2021#3.7', 'rws-sic-bo-2021#3.8'],
    },
  ],
  acting: ['dealer', 'pit-supervisor', 'pit-manager'],
  covered: false,
  tumblesLeast: 3,
  limitsPer: 'terminal',
  layoutPerTerminal: { because: ['rws-sic-bo-2021#2.1.1', 'rws-sic-bo-2021#I-C1'] },
  inspection: null,
  damagedDice: { because: ['rws-sic-bo-2021#I-P22', 'rws-sic-bo-2021#5.4'] },
  unreadDie: { because: ['rws-sic-bo-2021#I-P15', 'rws-sic-bo-2021#5.1.1'] },
  diceHoursMaximum: null,
  demonstration: {
    withoutDealer: ['rws-sic-bo-2021#1.2', 'rws-sic-bo-2021#1.3', 'rws-sic-bo-2021#3.6'],
    virtual: [
      'rws-sic-bo-2021#2.2.1',
      'rws-sic-bo-2021#3.6',
      'rws-sic-bo-2021#3.7',
      'rws-sic-bo-2021#5.8',
    ],
    because: ['rws-sic-bo-2021#I-P24'],
  },
} as const satisfies Procedure<Cite>;
