import type { WheelRules } from '../rulebook.ts';
import type { Cite } from './clauses.ts';

export const rules = {
  'bets-open': 'big-wheel#2.1',
  'bets-close': 'big-wheel#2.2',
  'no-bets-after-close': 'big-wheel#2.2',
  'no-withdrawals-after-close': 'big-wheel#2.2',
  'stakes-freeze': 'big-wheel#2.2',
  'stake-minimum': 'big-wheel#2.6',
  'stake-maximum': 'big-wheel#2.6',
  'stake-unit': 'big-wheel#I-1',
  'layout-governs': 'big-wheel#1.2',
  'odds-wording': 'big-wheel#3.1',
  'losers-then-winners': 'big-wheel#2.5',
  'player-answers-for-placement': 'not-applicable',
  'bets-on-behalf': 'not-applicable',
  'void-returns-bets': 'big-wheel#4.4',
  'previous-rounds-stand': 'big-wheel#4.4',
  'later-rounds-stand': 'big-wheel#4.5',
  'claw-back': 'big-wheel#I-2',
  'acting-persons': 'not-applicable',
  'who-decides-the-rest': 'big-wheel#4.6',

  differential: 'not-applicable',
  'excess-rejected': 'not-applicable',
  'below-minimum-advised': 'not-applicable',
  'below-minimum-stands': 'not-applicable',
  'pro-rata': 'not-applicable',
  'pro-rata-floors-stand': 'not-applicable',
  'pro-rata-spares-small-stakes': 'not-applicable',

  'valid-spin': 'big-wheel#2.3',
  'flapper-decides': 'big-wheel#2.4',
  'symbol-wins': 'big-wheel#3.1',
  'symbol-loses': 'big-wheel#3.2',
} as const satisfies WheelRules<Cite>;
