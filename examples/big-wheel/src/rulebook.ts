import type { Bilingual, Citation, CommonRuleKey, RuleAnswer, RulebookBase } from '@baize/game';
import type { WheelSymbol } from './wheel.ts';

/** What is asked of a book of this mechanic besides what every book answers. */
export type WheelRuleKey = 'valid-spin' | 'flapper-decides' | 'symbol-wins' | 'symbol-loses';

/** What the limits of every table ask; a wheel of one's own may have a Differential one day. */
export type LimitRuleKey =
  | 'differential'
  | 'excess-rejected'
  | 'below-minimum-advised'
  | 'below-minimum-stands'
  | 'pro-rata'
  | 'pro-rata-floors-stand'
  | 'pro-rata-spares-small-stakes';

export type WheelRules<C extends Citation = Citation> = Readonly<
  Record<CommonRuleKey | WheelRuleKey | LimitRuleKey, RuleAnswer<C>>
>;

export interface WheelPrice {
  readonly symbol: WheelSymbol;
  readonly name: Bilingual;
  /** How many of the stops show it. */
  readonly stops: number;
  readonly pays: string;
}

export interface WheelRulebook<C extends Citation = Citation> extends RulebookBase<C> {
  readonly mechanic: 'big-wheel';
  readonly rules: WheelRules<C>;
  readonly prices: readonly WheelPrice[];
}
