import type { Phase } from '@baize/game';
import { layoutsIn } from '../configuration/cluster.ts';
import type { Outcome, RoundView } from '../contributions.ts';
import { LIBRARY } from '../library.ts';
import type { TableState } from '../state.ts';
import { drawPlay } from './play-views.ts';

/**
 * What everybody may know about the round in progress. Before the close there is no result anywhere;
 * of a virtual one only the commitment is known until it is revealed with its seed.
 */
export interface PublicRound extends RoundView {
  readonly id: string;
  readonly number: number;
  readonly phase: Phase;
  readonly betsOpenedAt: number | null;
  /** Server time at which betting ends by itself; null where the dealer ends it. */
  readonly closesAt: number | null;
  readonly commitment: string | null;
  readonly result: Outcome | null;
  /** The areas to light: those that win on the result. */
  readonly winning: readonly string[];
}

export function publicRound(state: TableState): PublicRound | null {
  const { round, rules } = state;
  if (!round || !rules) return null;
  const { id, number, phase, betsOpenedAt, closesAt, commitment, result } = round;
  return {
    id,
    number,
    phase,
    betsOpenedAt,
    closesAt,
    commitment,
    result,
    winning: winningAreas(result, rules),
    ...drawPlay<'round'>(state[LIBRARY], (views) => views.round(state)),
  };
}

/** The areas that win on a result, on whatever layout; none while there is no result. */
export function winningAreas(
  result: Outcome | null,
  rules: NonNullable<TableState['rules']>,
): readonly string[] {
  if (result === null) return [];
  const layouts = layoutsIn(rules).map((each) => each.mechanic.winningAreas(result, each));
  return [...new Set(layouts.flat())];
}
