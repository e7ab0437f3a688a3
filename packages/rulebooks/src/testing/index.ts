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
export { layoutNamed } from './layout-named.ts';
