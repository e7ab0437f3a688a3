import { type Money, NOTHING } from '@baize/exact';
import { roomFor } from '@baize/game';
import { stakeOn } from '../betting/offer.ts';
import { rulesAt } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { terminalOf } from '../session/find-seated.ts';
import type { Round, TableState } from '../state.ts';

/** One area as a player sees it. */
export interface PlayerArea {
  readonly bet: string;
  readonly minimum: Money;
  readonly maximum: Money;
  /** The player's own stake while bets are open. */
  readonly stake: Money;
  /**
   * What limits still leave room for, whatever the credit. Where a box is shared this says how much
   * of it is left, which the rules make public, and nothing of who holds the rest.
   */
  readonly room: Money;
}

/** The areas of a terminal's layout. */
export function playerAreas(state: TableState, id: string): readonly PlayerArea[] {
  const { round } = state;
  if (!state.rules) return [];
  const rules = rulesAt(state.rules, id);
  const terminal = terminalOf(state, id);
  return Array.from(rules.areaIndex, ([bet, area]) => {
    const limits = rules.limits[area] ?? rules.config.limits.default;
    const stake = terminal ? stakeOn(terminal, area) : NOTHING;
    return { bet, ...limits, stake, room: roomOn(area, stake, rules, round) };
  });
}

/** Where too little is left to reach the minimum, there is no room at all. */
function roomOn(area: number, own: Money, rules: TableRules, round: Round | null): Money {
  if (round && round.phase !== 'betting' && round.phase !== 'covered') return NOTHING;
  const { minimum, maximum } = rules.limits[area] ?? rules.config.limits.default;
  const other = rules.opposed[area] ?? null;
  const { unit, differential } = rules.config;
  const { room } = roomFor({
    unit,
    maximum,
    box: rules.procedure.limitsPer === 'box' ? (round?.totals[area] ?? NOTHING) : own,
    ...(other !== null && differential !== null
      ? { opposed: { other: round?.totals[other] ?? NOTHING, differential } }
      : {}),
  });
  return own + room < minimum ? NOTHING : room;
}
