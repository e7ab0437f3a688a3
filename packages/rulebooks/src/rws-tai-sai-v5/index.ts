import type { DiceRulebook } from '@baize/three-dice';
import { betNames } from './bet-names.ts';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { layouts } from './layouts.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const rwsTaiSaiV5 = {
  mechanic: 'three-dice',
  id: 'rws-tai-sai-v5',
  title: 'Tai Sai (Open Cover)',
  name: { en: 'Tai Sai', zh: '大细' },
  operator: 'RWS',
  version: 'Version 5',
  effectiveFrom: '2023-10-06T08:00',
  prices: 'fixed',
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  layouts,
  betNames,
} as const satisfies DiceRulebook<Cite>;
