export type { DicePlay } from './dice-play.ts';
export type { HouseExposure } from './exposure.ts';
export type { Bead, Road } from './road.ts';
export type { BigSmall, OddEven } from './side.ts';
export { STATISTICS_WINDOW, type Statistics } from './statistics.ts';
export { threeDiceTable } from './table-part.ts';
export { type Trends, trendsOf } from './trends.ts';
