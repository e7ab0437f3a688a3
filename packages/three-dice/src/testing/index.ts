export { handCount } from './hand-count.ts';
export { listPlaces } from './placed.ts';
export { printedRows } from './printed-rows.ts';
export { edgeOf, hitsOf, winnersOn } from './winners.ts';
