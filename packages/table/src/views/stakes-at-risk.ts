import { type Money, NOTHING, plus } from '@baize/exact';
import { layoutsIn } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { betsIn, withoutBets } from '../history/without-bets.ts';
import type { Round, TableState } from '../state.ts';
import { holdingsIn } from '../terminal/holdings.ts';
import { rulesAt } from '../terminal/terminal.ts';

/**
 * By bet: what wins or loses there. While bets are open that is what everybody has placed; after the
 * close, what the limits have left standing.
 */
export type StakesAtRisk = ReadonlyMap<string, Money>;

/** By layout: what wins or loses at its prices. */
export function stakesByLayout({
  round,
  rules,
  terminals,
}: Pick<TableState, 'round' | 'rules' | 'terminals'>): readonly {
  readonly rules: TableRules;
  readonly stakes: StakesAtRisk;
}[] {
  if (!round || !rules) return [];
  const closed = openStakes(round, rules);
  if (!rules.cluster) return [{ rules, stakes: stakesOf({ ...round, closed }, rules) }];
  const parts = new Map(layoutsIn(rules).map((each) => [each, new Map<string, Money>()]));
  const add = (terminal: string, bet: string, stake: Money): void => {
    const part = parts.get(rulesAt(rules, terminal));
    part?.set(bet, plus(part.get(bet) ?? NOTHING, stake));
  };
  for (const { terminal, stakes } of closed ?? []) {
    for (const { bet, effective } of stakes) add(terminal, bet, effective);
  }
  for (const { id, holdings } of closed ? [] : itemsOf(terminals)) {
    for (const [area, { stake }] of holdingsIn(holdings)) add(id, rules.areas[area] ?? '', stake);
  }
  return [...parts].map(([layout, stakes]) => ({ rules: layout, stakes }));
}

/** What was settled before there is a result is neither won nor lost any more. */
function openStakes(round: Round, { mechanic }: TableRules): Round['closed'] {
  const early = mechanic.settledEarly(round);
  return round.closed && early.length > 0 ? withoutBets(round.closed, betsIn(early)) : round.closed;
}

/** Where everybody has one layout, the totals of its areas are what lies there. */
function stakesOf(
  { closed, totals }: Pick<Round, 'closed' | 'totals'>,
  { areas }: TableRules,
): StakesAtRisk {
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
