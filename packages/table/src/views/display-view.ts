import { type Because, because } from '@baize/game';
import { citationsUnder } from '../configuration/citations-under.ts';
import type { DisplayPlayView } from '../contributions.ts';
import { drawPlay } from '../evolve/round.ts';
import { LIBRARY } from '../library.ts';
import type { TableState } from '../state.ts';
import { type PublicView, publicView } from './public-view.ts';

/** What hangs over the table for everybody: nothing of any terminal, nothing to decide by. */
export interface DisplayView extends PublicView, DisplayPlayView {
  readonly role: 'display';
  readonly sequence: number;
  /** The clauses by which a display informs only; null where the rulebook has none. */
  readonly informsOnly: Because | null;
}

export function displayView(state: TableState): DisplayView {
  return {
    role: 'display',
    sequence: state.sequence,
    ...publicView(state),
    ...drawPlay<'display'>(state[LIBRARY], (views) => views.display(state)),
    informsOnly: informsOnly(state),
  };
}

function informsOnly({ rules }: TableState): Because | null {
  const [first, ...rest] = rules ? citationsUnder(rules.book, 'display-informs-only') : [];
  return first ? because(first, ...rest) : null;
}
