import { type Because, citationsIn, ruleOf } from '@baize/game';
import type { TableState } from '../state.ts';
import { type BoxTile, boxTiles, dealerHand, type VisibleHand } from './box-tile.ts';
import { type PublicView, publicView } from './public-view.ts';

/** What hangs over the table for everybody: nothing of any terminal, nothing to decide by. */
export interface DisplayView extends PublicView {
  readonly role: 'display';
  readonly sequence: number;
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
    ...publicView(state),
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
