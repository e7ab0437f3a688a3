import type { Procedure } from '@baize/game';
import type { Cite } from './clauses.ts';

export const procedure = {
  announcements: { open: 'Place your bets', close: 'No more bets' },
  steps: [
    { step: 'open-bets', from: 'idle', to: 'betting', because: ['licensee-sic-bo#3(a)'] },
    { step: 'close-bets', from: 'betting', to: 'closed', because: ['licensee-sic-bo#5(c)'] },
    {
      step: 'tumble',
      from: 'closed',
      to: 'tumbled',
      because: ['licensee-sic-bo#5(d)(1)'],
      shaker: 'manual',
    },
    {
      step: 'uncover',
      from: 'tumbled',
      to: 'uncovered',
      because: ['licensee-sic-bo#5(e)'],
      shaker: 'manual',
    },
    {
      step: 'register-result',
      from: 'uncovered',
      to: 'resulted',
      because: ['licensee-sic-bo#5(e)', 'licensee-sic-bo#3(c)'],
      shaker: 'manual',
    },
    {
      step: 'tumble',
      from: 'closed',
      to: 'tumbled',
      because: ['licensee-sic-bo#5(d)(2)', 'licensee-sic-bo#I-P8'],
      shaker: 'automated',
    },
    {
      step: 'register-result',
      from: 'tumbled',
      to: 'resulted',
      because: ['licensee-sic-bo#5(e)', 'licensee-sic-bo#3(c)'],
      shaker: 'automated',
    },
    {
      step: 'collect-losers',
      from: 'resulted',
      to: 'collected',
      because: ['licensee-sic-bo#5(f)'],
    },
    { step: 'pay-winners', from: 'collected', to: 'paid', because: ['licensee-sic-bo#5(f)'] },
    { step: 'clear-lights', from: 'paid', to: 'idle', because: ['licensee-sic-bo#5(g)'] },
  ],
  acting: [],
  acts: [
    { act: 'seal', in: ['idle'], because: ['licensee-sic-bo#1'] },
    { act: 'cover', in: ['closed'], shaker: 'manual', because: ['licensee-sic-bo#5(d)(1)'] },
    { act: 'announce', in: ['uncovered'], shaker: 'manual', because: ['licensee-sic-bo#5(e)'] },
    { act: 'announce', in: ['tumbled'], shaker: 'automated', because: ['licensee-sic-bo#5(e)'] },
    {
      act: 'keep-uncovered',
      in: ['resulted', 'collected'],
      because: ['licensee-sic-bo#5(f)'],
    },
  ],
  covered: false,
  tumblesLeast: 3,
  limitsPer: 'terminal',
  inspection: {
    opening: { because: ['licensee-sic-bo#5(a)'] },
    deviceValues: { count: 3, because: ['licensee-sic-bo#5(a)(1)'] },
    shakerTests: { count: 3, because: ['licensee-sic-bo#5(a)(2)'] },
    shiftTests: { count: 3, because: ['licensee-sic-bo#5(b)'] },
    shakerNeeded: { because: ['licensee-sic-bo#1'] },
    oneShaker: { because: ['licensee-sic-bo#6(d)'] },
  },
  damagedDice: { because: ['licensee-sic-bo#I-P22'] },
  diceHoursMaximum: { hours: 24, because: ['licensee-sic-bo#1', 'licensee-sic-bo#I-P22'] },
} as const satisfies Procedure<Cite>;
