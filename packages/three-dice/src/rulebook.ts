import type { Citation, RuleAnswer, RulebookBase } from '@baize/game';
import type { BetKind, OwnBet } from './bets/bet.ts';
import type { WinAnswer } from './bets/win-answer.ts';
import type { DiceLayout } from './layout.ts';
import type { PayTable } from './prices/pay-table.ts';
import type { DiceRuleKey, WinRuleKey } from './rule-keys.ts';

export type DiceRules<C extends Citation = Citation> = Readonly<
  Record<Exclude<DiceRuleKey, WinRuleKey>, RuleAnswer<C>> & Record<WinRuleKey, WinAnswer<C>>
>;

/**
 * Whether an operator may print other prices than the document's: `fixed` prices are the approved
 * ones; prices from a `minimum` upwards are the house's choice.
 */
export type PricePolicy<C extends Citation = Citation> =
  | 'fixed'
  | { readonly minimum: PayTable<C> };

export interface DiceRulebook<C extends Citation = Citation> extends RulebookBase<C> {
  readonly mechanic: 'three-dice';
  readonly rules: DiceRules<C>;
  readonly layouts: readonly DiceLayout<C>[];
  readonly prices: PricePolicy<C>;
  /** Bets that this book has for itself, besides those of the shared kinds. */
  readonly bets?: readonly OwnBet<C>[];
  /** The operator's own word for each shared kind of bet; null where the book has no such bet. */
  readonly betNames: Readonly<Record<BetKind, string | null>>;
}
