import type { Because } from '@baize/game';
import { layoutsIn } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { rulesAt } from '../terminal/terminal.ts';
import type { MadeBet } from './outcome.ts';

/** A bet as somebody without our engine needs it: when it wins, and what it then pays. */
export interface PricedBet {
  /** The game whose layout prices it so, where the terminals of a table have several. */
  readonly game?: string;
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

/** The prices of these bets under the rules of a table, layout by layout. */
export function priceBets(bets: readonly MadeBet[], rules: TableRules): readonly PricedBet[] {
  return layoutsIn(rules).flatMap((layout) => {
    const own = bets.filter(({ terminal }) => rulesAt(rules, terminal) === layout);
    const made = [...new Set(own.map(({ bet }) => bet))];
    const prices = layout.mechanic.pricedBets(made, layout.game);
    return rules.cluster ? prices.map((each) => ({ game: layout.config.game, ...each })) : prices;
  });
}
