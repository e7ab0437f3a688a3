export type { CardPlay } from './si-ki-pi/card-play.ts';
export { siKiPiTable } from './si-ki-pi/table-part.ts';
export type { DicePlay } from './three-dice/dice-play.ts';
export { threeDiceTable } from './three-dice/table-part.ts';
