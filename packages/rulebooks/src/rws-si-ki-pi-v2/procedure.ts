import type { Procedure } from '@baize/game';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Place your Bets, please', close: 'No more Bets' },
  steps: [
    {
      step: 'open-bets',
      from: 'idle',
      to: 'betting',
      because: ['rws-si-ki-pi-v2#3.1', 'rws-si-ki-pi-v2#1 Round of play'],
    },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['rws-si-ki-pi-v2#3.2'] },
    { step: 'deal', from: 'closed', to: 'dealt', because: ['rws-si-ki-pi-v2#3.8'] },
    { step: 'set-dealer-hand', from: 'dealt', to: 'dealer-set', because: ['rws-si-ki-pi-v2#3.12'] },
    {
      step: 'settle-initial',
      from: 'dealer-set',
      to: 'resulted',
      because: ['rws-si-ki-pi-v2#3.13', 'rws-si-ki-pi-v2#4.1'],
    },
    { step: 'settle-bonus', from: 'resulted', to: 'idle', because: ['rws-si-ki-pi-v2#4.2'] },
  ],
  acting: [],
  covered: false,
  tumblesLeast: null,
  limitsPer: 'terminal',
  inspection: null,
  diceHoursMaximum: null,
  demonstration: {
    withoutDealer: [
      'rws-si-ki-pi-v2#1 Dealer',
      'rws-si-ki-pi-v2#3.1',
      'rws-si-ki-pi-v2#3.2',
      'rws-si-ki-pi-v2#3.8',
      'rws-si-ki-pi-v2#3.10',
      'rws-si-ki-pi-v2#3.12',
      'rws-si-ki-pi-v2#3.13',
    ],
    virtual: ['rws-si-ki-pi-v2#2.2.1', 'rws-si-ki-pi-v2#3.8'],
    because: ['rws-si-ki-pi-v2#I-P24'],
  },
} as const satisfies Procedure<Cite>;
