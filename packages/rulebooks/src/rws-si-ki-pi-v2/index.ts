import type { SiKiPiRulebook } from '@baize/si-ki-pi';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { payTable } from './pay-table.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const rwsSiKiPiV2 = {
  mechanic: 'si-ki-pi',
  id: 'rws-si-ki-pi-v2',
  title: 'Si Ki Pi',
  name: { en: 'Si Ki Pi', zh: '四支牌' },
  operator: 'RWS',
  version: 'Version 2',
  effectiveFrom: '2020-06-28T08:00',
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  table: payTable,
} as const satisfies SiKiPiRulebook<Cite>;
