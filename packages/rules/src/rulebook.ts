import type { Citation } from './citation.ts';
import type { Clauses } from './clause.ts';
import type { Interpretations } from './interpretation.ts';
import type { Irregularities } from './irregularities/disposition.ts';
import type { Procedure } from './procedure.ts';
import type { RuleAnswer } from './rule-answer.ts';
import type { SiKiPiRuleKey } from './si-ki-pi/rule-keys.ts';
import type { SiKiPiTable } from './si-ki-pi/table.ts';
import type { BetKind } from './three-dice/bet.ts';
import type { DiceLayout } from './three-dice/layout.ts';
import type { PayTable } from './three-dice/pay-table.ts';
import type { DiceRuleKey, WinRuleKey } from './three-dice/rule-keys.ts';
import type { WinAnswer } from './three-dice/win-answer.ts';

/** What every rulebook folder provides, whatever is played with. */
interface RulebookBase<C extends Citation = Citation> {
  readonly id: string;
  /** The game's name as the document prints it. */
  readonly title: string;
  /** Null where the document names nobody. */
  readonly operator: string | null;
  readonly version: string | null;
  /** Local date and time at the casino, as printed; null where the document gives none. */
  readonly effectiveFrom: string | null;
  readonly clauses: Clauses;
  readonly interpretations: Interpretations;
  readonly irregularities: Irregularities<C>;
  readonly procedure: Procedure<C>;
}

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
  /** The operator's own word for each kind of bet; null where the book has no such bet. */
  readonly betNames: Readonly<Record<BetKind, string | null>>;
}

export type SiKiPiRules<C extends Citation = Citation> = Readonly<
  Record<SiKiPiRuleKey, RuleAnswer<C>>
>;

export interface SiKiPiRulebook<C extends Citation = Citation> extends RulebookBase<C> {
  readonly mechanic: 'si-ki-pi';
  readonly rules: SiKiPiRules<C>;
  readonly table: SiKiPiTable<C>;
}

export type Rulebook = DiceRulebook | SiKiPiRulebook;
