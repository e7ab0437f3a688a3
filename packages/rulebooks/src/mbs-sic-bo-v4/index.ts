import type { DiceRulebook } from '@baize/three-dice';
import { betNames } from './bet-names.ts';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { layouts } from './layouts.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const mbsSicBoV4 = {
  mechanic: 'three-dice',
  id: 'mbs-sic-bo-v4',
  title: 'Electronic Sic Bo',
  name: { en: 'Sic Bo', zh: '骰宝' },
  operator: 'MBS',
  version: 'Version 4',
  effectiveFrom: '2022-09-20T09:00',
  prices: 'fixed',
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  layouts,
  betNames,
} as const satisfies DiceRulebook<Cite>;
