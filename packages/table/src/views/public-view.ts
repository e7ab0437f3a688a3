import type { PublicPlayView } from '../contributions.ts';
import { LIBRARY } from '../library.ts';
import type { TableState } from '../state.ts';
import { drawPlay } from './play-views.ts';
import { type PreviousRound, previousRound } from './previous-round.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import { type PublicTable, publicTable, statusOf, type TableStatus } from './public-table.ts';

/** What everybody at a table sees of it, whoever they are. */
export interface PublicView extends PublicPlayView {
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** The round before the one in progress, or the last one while there is none. */
  readonly previous: PreviousRound | null;
}

export function publicView(state: TableState): PublicView {
  return {
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    previous: previousRound(state),
    ...drawPlay<'public'>(state[LIBRARY], (views) => views.public(state)),
  };
}
