import type { Procedure } from '@baize/game';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Make your bets', close: 'No more bets' },
  steps: [
    { step: 'open-bets', from: 'idle', to: 'betting', because: ['grand-hazard#2.1'] },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['grand-hazard#2.2'] },
    { step: 'tumble', from: 'closed', to: 'tumbled', because: ['grand-hazard#2.3'] },
    {
      step: 'register-result',
      from: 'tumbled',
      to: 'idle',
      because: ['grand-hazard#2.4', 'grand-hazard#2.5'],
    },
  ],
  covered: false,
  tumblesLeast: 3,
  limitsPer: 'terminal',
  inspection: null,
  diceHoursMaximum: null,
  demonstration: {
    withoutDealer: ['grand-hazard#1.1', 'grand-hazard#2.1'],
    virtual: ['grand-hazard#1.1', 'grand-hazard#2.3', 'grand-hazard#2.4'],
    because: ['grand-hazard#I-3'],
  },
} as const satisfies Procedure<Cite>;
