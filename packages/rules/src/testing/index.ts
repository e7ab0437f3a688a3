export {
  anyAmount,
  anyBet,
  anyDiceGame,
  anyReadableDice,
  anyReadings,
  anyRoll,
  anyStake,
  DICE_GAMES,
} from './arbitraries.ts';
export { BOOK_CONTRACT } from './book-contract.ts';
export { citationsWithin, resolvesIn } from './citations-within.ts';
export { DICE_CONTRACT } from './dice-contract.ts';
export { handCount } from './hand-count.ts';
export { placed } from './placed.ts';
export { printedRows } from './printed-rows.ts';
export type { Promised } from './promise.ts';
export { edgeOf, hitsOf, winnersOn } from './winners.ts';
