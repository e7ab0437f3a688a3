import type { DiceRulebook } from '@baize/three-dice';
import { betNames } from './bet-names.ts';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { layouts } from './layouts.ts';
import { payTableMinimum } from './pay-table-minimum.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const licenseeSicBo = {
  mechanic: 'three-dice',
  id: 'licensee-sic-bo',
  title: 'Sic Bo',
  name: { en: 'Sic Bo', zh: '骰宝' },
  operator: null,
  version: null,
  effectiveFrom: null,
  prices: { minimum: payTableMinimum },
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  layouts,
  betNames,
} as const satisfies DiceRulebook<Cite>;
