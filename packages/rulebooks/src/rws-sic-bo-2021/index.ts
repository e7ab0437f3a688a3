import type { DiceRulebook } from '@baize/three-dice';
import { betNames } from './bet-names.ts';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { layouts } from './layouts.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const rwsSicBo2021 = {
  mechanic: 'three-dice',
  id: 'rws-sic-bo-2021',
  title: 'Sic Bo (Open Cover) (Electronic Table Game)',
  name: { en: 'Sic Bo', zh: '骰宝' },
  operator: 'RWS',
  version: null,
  effectiveFrom: '2021-01-18T08:00',
  prices: 'fixed',
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  layouts,
  betNames,
} as const satisfies DiceRulebook<Cite>;
