import type { DiceRulebook } from '@baize/three-dice';
import { betNames, bets } from './bets.ts';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { layout } from './layout.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const grandHazard = {
  mechanic: 'three-dice',
  id: 'grand-hazard',
  title: 'Grand Hazard',
  operator: null,
  version: 'House rules of this example',
  effectiveFrom: null,
  prices: 'fixed',
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  bets,
  layouts: [layout],
  betNames,
} as const satisfies DiceRulebook<Cite>;
