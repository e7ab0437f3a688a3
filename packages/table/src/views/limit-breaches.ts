import { NOTHING } from '@baize/exact';
import { type Because, ruleOf, type StakeRules } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import { itemsOf } from '../persistent/append-log.ts';
import type { Round, TableState } from '../state.ts';

/** A box whose chips lie outside the limits, so that it can be put right before the close. */
export interface LimitBreach {
  readonly bet: string;
  readonly breach: Breach;
  readonly because: Because;
}

type Breach = 'above-maximum' | 'above-differential' | 'below-minimum';

/**
 * Chips that were recorded as they lay may pass the limits while bets are open. Only the box and the
 * limit are named: how much lies there is none of the dealer's business yet.
 */
export function limitBreaches(state: TableState): readonly LimitBreach[] {
  const { rules, round } = state;
  if (round?.phase !== 'betting' || rules?.procedure.limitsPer !== 'box') return [];
  const short = shortAreas(state, rules);
  return rules.areas.flatMap((bet, area) => {
    const breaches = [...excessOn(area, round, rules), ...(short.has(area) ? [BELOW] : [])];
    return breaches.map((breach) => ({
      bet,
      breach,
      because: reasonsOf(breach, rules.stakeRules),
    }));
  });
}

const BELOW: Breach = 'below-minimum';

/** The areas on which somebody has less than the minimum. */
function shortAreas({ terminals }: TableState, { limits }: TableRules): ReadonlySet<number> {
  const short = new Set<number>();
  for (const { holdings } of itemsOf(terminals)) {
    holdings.forEach((holding, area) => {
      const minimum = limits[area]?.minimum ?? NOTHING;
      if (holding && holding.stake < minimum) short.add(area);
    });
  }
  return short;
}

function excessOn(area: number, { totals }: Round, rules: TableRules): readonly Breach[] {
  const { maximum } = rules.limits[area] ?? rules.config.limits.default;
  const { differential } = rules.config;
  const total = totals[area] ?? NOTHING;
  const other = rules.opposed[area] ?? null;
  const apart = other === null ? NOTHING : total - (totals[other] ?? NOTHING);
  return [
    ...(total > maximum ? (['above-maximum'] as const) : []),
    ...(differential !== null && apart > differential ? (['above-differential'] as const) : []),
  ];
}

function reasonsOf(breach: Breach, book: StakeRules): Because {
  switch (breach) {
    case 'above-maximum':
      return ruleOf(book, 'stake-maximum', 'excess-rejected');
    case 'above-differential':
      return ruleOf(book, 'differential', 'excess-rejected');
    case 'below-minimum':
      return ruleOf(book, 'stake-minimum', 'below-minimum-advised');
  }
}
