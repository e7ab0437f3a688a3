import { fractionText, type Money, money, NOTHING, rational } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Round, TableState } from '../state.ts';
import { stakesAtRisk } from './stakes-at-risk.ts';

/** One area of the exposure map. */
export interface PitArea {
  readonly bet: string;
  readonly placed: Money;
  readonly atRisk: Money;
  readonly maximum: Money;
  /** The most the stakes at risk here can win. */
  readonly liability: Money;
}

/** The areas somebody has bet on. */
export function pitAreas({ round, rules }: TableState): readonly PitArea[] {
  if (!round || !rules) return [];
  const stakes = stakesAtRisk(round, rules);
  return rules.areas.flatMap((bet, area) => {
    const placed = round.totals[area] ?? NOTHING;
    if (placed === 0) return [];
    const atRisk = stakes.get(bet) ?? NOTHING;
    const { maximum } = rules.limits[area] ?? rules.config.limits.default;
    return [
      { bet, placed, atRisk, maximum, liability: rules.mechanic.liabilityOf(bet, atRisk, rules) },
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
