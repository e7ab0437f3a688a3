export { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
export type { DicePlay } from './dice-play.ts';
export { isDiceGame } from './dice-steps.ts';
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
