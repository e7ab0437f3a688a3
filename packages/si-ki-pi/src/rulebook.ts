import type { Citation, RuleAnswer, RulebookBase } from '@baize/game';
import type { SiKiPiRuleKey } from './rule-keys.ts';
import type { SiKiPiTable } from './table.ts';

export type SiKiPiRules<C extends Citation = Citation> = Readonly<
  Record<SiKiPiRuleKey, RuleAnswer<C>>
>;

export interface SiKiPiRulebook<C extends Citation = Citation> extends RulebookBase<C> {
  readonly mechanic: 'si-ki-pi';
  readonly rules: SiKiPiRules<C>;
  readonly table: SiKiPiTable<C>;
}
