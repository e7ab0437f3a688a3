export { parseArea } from './boxes/box-bet.ts';
export { isCardGame } from './card-game.ts';
export type { CardPlay } from './card-play.ts';
export type { CardRound } from './card-round.ts';
export { deciderOf } from './decider.ts';
export { siKiPiTable } from './table-part.ts';
export type { BoxTile } from './views/box-tile.ts';
export type { DisplayCards } from './views/display-cards.ts';
export type { VisibleHand } from './views/visible-hand.ts';
