export { CAREFUL, CARELESS, type Carelessness } from './attempt.ts';
export type { FloorFault, FloorReport } from './report.ts';
export { type FloorOptions, simulateFloor } from './simulate-floor.ts';
