import type { Procedure } from '@baize/game';
// The words this mechanic adds to procedures.
import type {} from '../words-of-a-wheel.ts';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Place your bets', close: 'No more bets' },
  steps: [
    { step: 'open-bets', from: 'idle', to: 'betting', because: ['big-wheel#2.1'] },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['big-wheel#2.2'] },
    { step: 'spin-wheel', from: 'closed', to: 'spun', because: ['big-wheel#2.3'] },
    {
      step: 'register-stop',
      from: 'spun',
      to: 'idle',
      because: ['big-wheel#2.4', 'big-wheel#2.5'],
    },
  ],
  covered: false,
  tumblesLeast: null,
  limitsPer: 'terminal',
  inspection: null,
  diceHoursMaximum: null,
  demonstration: {
    withoutDealer: ['big-wheel#2.1', 'big-wheel#2.3'],
    virtual: ['big-wheel#1.1', 'big-wheel#2.3', 'big-wheel#2.4'],
    because: ['big-wheel#I-3'],
  },
} as const satisfies Procedure<Cite>;
