import type { Procedure } from '@baize/game';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Place your Bets, please', close: 'No more Bets' },
  steps: [
    {
      step: 'open-bets',
      from: 'idle',
      to: 'betting',
      because: ['rws-tai-sai-v5#3.2', 'rws-tai-sai-v5#1.7'],
    },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['rws-tai-sai-v5#3.6'] },
    { step: 'tumble', from: 'closed', to: 'tumbled', because: ['rws-tai-sai-v5#3.7'] },
    {
      step: 'register-result',
      from: 'tumbled',
      to: 'idle',
      because: ['rws-tai-sai-v5#3.8', 'rws-tai-sai-v5#3.9'],
    },
  ],
  acting: ['dealer', 'pit-supervisor', 'pit-manager'],
  covered: false,
  tumblesLeast: 3,
  limitsPer: 'box',
  inspection: null,
  damagedDice: { because: ['rws-tai-sai-v5#I-P22', 'rws-tai-sai-v5#5.6'] },
  unreadDie: { because: ['rws-tai-sai-v5#I-P15', 'rws-tai-sai-v5#5.4.1'] },
  diceHoursMaximum: null,
  demonstration: {
    withoutDealer: [
      'rws-tai-sai-v5#1.2',
      'rws-tai-sai-v5#3.2',
      'rws-tai-sai-v5#3.6',
      'rws-tai-sai-v5#3.7',
      'rws-tai-sai-v5#5.2',
      'rws-tai-sai-v5#5.13',
    ],
    virtual: [
      'rws-tai-sai-v5#2.2.1',
      'rws-tai-sai-v5#3.7',
      'rws-tai-sai-v5#3.8',
      'rws-tai-sai-v5#5.10',
      'rws-tai-sai-v5#5.11',
    ],
    because: ['rws-tai-sai-v5#I-P24'],
  },
} as const satisfies Procedure<Cite>;
