import type { TableRules } from '../configuration/table-rules.ts';
import type { EndedView, Outcome } from '../contributions.ts';
import type { ConcludedRound, TableState } from '../state.ts';
import { drawPlay } from './play-views.ts';
import { winningAreas } from './public-round.ts';

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
