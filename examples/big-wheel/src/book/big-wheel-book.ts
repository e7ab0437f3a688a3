import type { WheelRulebook } from '../rulebook.ts';
import { type Cite, clauses } from './clauses.ts';
import { interpretations } from './interpretations.ts';
import { irregularities } from './irregularities.ts';
import { procedure } from './procedure.ts';
import { rules } from './rule-index.ts';

export const bigWheelBook = {
  mechanic: 'big-wheel',
  id: 'big-wheel',
  title: 'Big Wheel',
  name: { en: 'Big Wheel', zh: '幸运大转轮' },
  operator: null,
  version: 'House rules of this example',
  effectiveFrom: null,
  clauses,
  interpretations,
  rules,
  irregularities,
  procedure,
  /** As printed on the layout, the commonest symbol first. */
  prices: [
    { symbol: '1', name: { en: 'One', zh: '一倍' }, stops: 24, pays: '1 to 1' },
    { symbol: '2', name: { en: 'Two', zh: '两倍' }, stops: 15, pays: '2 to 1' },
    { symbol: '5', name: { en: 'Five', zh: '五倍' }, stops: 7, pays: '5 to 1' },
    { symbol: '10', name: { en: 'Ten', zh: '十倍' }, stops: 4, pays: '10 to 1' },
    { symbol: '20', name: { en: 'Twenty', zh: '二十倍' }, stops: 2, pays: '20 to 1' },
    { symbol: 'joker', name: { en: 'Joker', zh: '小丑' }, stops: 1, pays: '45 to 1' },
    { symbol: 'star', name: { en: 'Star', zh: '星' }, stops: 1, pays: '45 to 1' },
  ],
} as const satisfies WheelRulebook<Cite>;
