export { isDiceGame } from './dice-game.ts';
export type { DicePlay } from './dice-play.ts';
export {
  type Bead,
  type BigSmall,
  type OddEven,
  type Road,
  STATISTICS_WINDOW,
  type Statistics,
  type Trends,
  trendsOf,
} from './road.ts';
export { threeDiceTable } from './table-part.ts';
