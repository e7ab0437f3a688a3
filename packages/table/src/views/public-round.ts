import type { Phase } from '@baize/game';
import { layoutsIn } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { EndedView, Outcome, RoundView } from '../contributions.ts';
import { drawPlay } from '../evolve/round.ts';
import { LIBRARY } from '../library.ts';
import type { ConcludedRound, TableState } from '../state.ts';

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
function winningAreas(
  result: Outcome | null,
  rules: NonNullable<TableState['rules']>,
): readonly string[] {
  if (result === null) return [];
  const layouts = layoutsIn(rules).map((each) => each.mechanic.winningAreas(result, each));
  return [...new Set(layouts.flat())];
}

/**
 * How the last round ended, for everybody: most books settle and conclude in one step, and the screens
 * go on showing the dice and the lit areas until the next round opens.
 */
export interface PreviousRound extends EndedView {
  readonly id: string;
  readonly number: number;
  readonly status: ConcludedRound['status'];
  readonly result: Outcome | null;
  /** The areas to light; none once the table plays another game. */
  readonly winning: readonly string[];
}

export function previousRound({ concluded, rules }: TableState): PreviousRound | null {
  const last = [...concluded.values()].at(-1);
  return last && rules ? describeEndedRound(last, rules) : null;
}

/** How a round ended. Drawn once for each round, since views are drawn at every bet. */
export function describeEndedRound(round: ConcludedRound, rules: TableRules): PreviousRound {
  const known = KNOWN.get(round);
  if (known?.rules === rules) return known.previous;
  const previous = describeEnded(round, rules);
  KNOWN.set(round, { rules, previous });
  return previous;
}

function describeEnded(last: ConcludedRound, rules: TableRules): PreviousRound {
  const { id, number, status, config } = last;
  const result = status === 'void' || status === 'reversed' ? null : last.result;
  const isSameGame = config.game === rules.config.game;
  return {
    id,
    number,
    status,
    result,
    winning: isSameGame ? winningAreas(result, rules) : [],
    ...drawPlay<'ended'>(rules.library, (views) => views.ended(result)),
  };
}

// A concluded round changes at most by a correction, which makes it another.
const KNOWN = new WeakMap<
  ConcludedRound,
  { readonly rules: TableRules; readonly previous: PreviousRound }
>();
