import { type Trends, trendsOf } from '../roads/trends.ts';
import type { TableState } from '../state.ts';
import { type PreviousRound, previousRound } from './previous-round.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import { type PublicTable, publicTable, statusOf, type TableStatus } from './public-table.ts';

/** What everybody at a table sees of it, whoever they are. */
export interface PublicView {
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** The round before the one in progress, or the last one while there is none. */
  readonly previous: PreviousRound | null;
  /** Null in the card game, which has no dice to follow. */
  readonly trends: Trends | null;
}

export function publicView(state: TableState): PublicView {
  return {
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    previous: previousRound(state),
    trends: state.rules ? state.rules.mechanic.trends(state) : trendsOf(state.results),
  };
}
