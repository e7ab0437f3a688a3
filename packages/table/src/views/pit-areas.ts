import { fractionText, larger, type Money, money, NOTHING, rational, total } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Round, TableState } from '../state.ts';
import { stakesByLayout } from './stakes-at-risk.ts';

/** One area of the exposure map. */
export interface PitArea {
  readonly bet: string;
  readonly placed: Money;
  readonly atRisk: Money;
  /** The most one terminal, or where a box is shared everybody, may have there. */
  readonly maximum: Money;
  /** The most the stakes at risk here can win. */
  readonly liability: Money;
}

/** The areas somebody has bet on. */
export function pitAreas(state: TableState): readonly PitArea[] {
  const { round, rules } = state;
  if (!round || !rules) return [];
  const layouts = stakesByLayout(state);
  return rules.areas.flatMap((bet, area) => {
    const placed = round.totals[area] ?? NOTHING;
    if (placed === 0) return [];
    const parts = layouts.filter((each) => each.rules.areaIndex.has(bet));
    const stakes = parts.map((each) => each.stakes.get(bet) ?? NOTHING);
    const liabilities = parts.map((each, index) =>
      each.rules.mechanic.liabilityOf(bet, stakes[index] ?? NOTHING, each.rules),
    );
    const maximums = parts.map((each) => each.rules.limits[area]?.maximum ?? NOTHING);
    return [
      {
        bet,
        placed,
        atRisk: total(stakes),
        maximum: maximums.reduce(larger, NOTHING),
        liability: total(liabilities),
      },
    ];
  });
}

/** How far two opposed areas lie apart, against the most they may. */
export interface DifferentialBar {
  readonly sides: readonly [DifferentialSide, DifferentialSide];
  readonly difference: Money;
  readonly limit: Money;
  /** Part of the limit that is used, as an exact fraction; null where the limit is nothing. */
  readonly used: string | null;
}

interface DifferentialSide {
  readonly bet: string;
  readonly placed: Money;
}

export function differentialBars({ round, rules }: TableState): readonly DifferentialBar[] {
  const limit = rules?.config.differential ?? null;
  if (!rules || limit === null) return [];
  return rules.opposed.flatMap((other, area) => {
    if (other === null || other < area) return [];
    const sides = [sideOf(area, rules, round), sideOf(other, rules, round)] as const;
    const difference = money(Math.abs(sides[0].placed - sides[1].placed));
    const used = limit === 0 ? null : fractionText(rational(difference, limit));
    return [{ sides, difference, limit, used }];
  });
}

function sideOf(area: number, { areas }: TableRules, round: Round | null): DifferentialSide {
  return { bet: areas[area] ?? '', placed: round?.totals[area] ?? NOTHING };
}
