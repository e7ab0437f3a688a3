import type { Because } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';

/** A bet as somebody without our engine needs it: when it wins, and what it then pays. */
export interface PricedBet {
  readonly bet: string;
  readonly name: string;
  readonly prices: readonly {
    readonly when: string;
    /** Winnings per unit staked, as an exact fraction. */
    readonly odds: string;
    readonly printed: string;
    readonly because: Because;
  }[];
  /** Part of the winnings the house keeps, as an exact fraction; null where it keeps none. */
  readonly commission: string | null;
}

/** The prices of these bets under the rules of a table. */
export function priceBets(bets: readonly string[], rules: TableRules): readonly PricedBet[] {
  return rules.mechanic.pricedBets(bets, rules.game);
}
