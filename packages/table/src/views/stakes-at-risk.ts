import { type Money, NOTHING, plus } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Round } from '../state.ts';

/**
 * By bet: what wins or loses there. While bets are open that is what everybody has placed; after the
 * close, what the limits have left standing.
 */
export function stakesAtRisk(
  { closed, totals }: Round,
  { areas }: TableRules,
): ReadonlyMap<string, Money> {
  const stakes = new Map<string, Money>();
  if (!closed) {
    areas.forEach((bet, area) => {
      const total = totals[area] ?? NOTHING;
      if (total > 0) stakes.set(bet, total);
    });
    return stakes;
  }
  for (const { bet, effective } of closed.flatMap((each) => each.stakes)) {
    stakes.set(bet, plus(stakes.get(bet) ?? NOTHING, effective));
  }
  return stakes;
}
