export { parseArea } from './box-bet.ts';
export type { BoxTile } from './box-tile.ts';
export { isCardGame } from './card-game.ts';
export type { CardPlay } from './card-play.ts';
export type { CardRound } from './card-round.ts';
export { deciderOf } from './decider.ts';
export type { DisplayCards } from './display-cards.ts';
export { siKiPiTable } from './table-part.ts';
export type { VisibleHand } from './visible-hand.ts';
