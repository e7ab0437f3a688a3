import { type Because, citationsIn, ruleOf } from '@baize/game';
import { type Trends, trendsOf } from '../roads/trends.ts';
import type { TableState } from '../state.ts';
import { type BoxTile, boxTiles, dealerHand, type VisibleHand } from './box-tile.ts';
import { type PreviousRound, previousRound } from './previous-round.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import { type PublicTable, publicTable, statusOf, type TableStatus } from './public-table.ts';

/** What hangs over the table for everybody: nothing of any terminal, nothing to decide by. */
export interface DisplayView {
  readonly role: 'display';
  readonly sequence: number;
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** The round before the one in progress, or the last one while there is none. */
  readonly previous: PreviousRound | null;
  /** Null in the card game, which has no dice to follow. */
  readonly trends: Trends | null;
  /** Null in the dice games. */
  readonly cards: { readonly dealer: VisibleHand; readonly boxes: readonly BoxTile[] } | null;
  /** The clauses by which a display informs only; null where the rulebook has none. */
  readonly informsOnly: Because | null;
}

export function displayView(state: TableState): DisplayView {
  const isCards = state.rules?.game.mechanic === 'si-ki-pi';
  return {
    role: 'display',
    sequence: state.sequence,
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    previous: previousRound(state),
    trends: isCards ? null : trendsOf(state.results),
    cards: isCards
      ? { dealer: dealerHand(state.round?.cards ?? null), boxes: boxTiles(state) }
      : null,
    informsOnly: informsOnly(state),
  };
}

function informsOnly({ rules }: TableState): Because | null {
  if (rules?.book.mechanic !== 'three-dice') return null;
  const { book } = rules;
  const isSilent = citationsIn(book.rules['display-informs-only']).length === 0;
  return isSilent ? null : ruleOf(book, 'display-informs-only');
}
