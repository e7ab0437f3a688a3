export {
  BET_KINDS,
  type Bet,
  type BetKind,
  type OwnBet,
  type SharedBet,
} from './bets/bet.ts';
export { COMBINATIONS, type Combination, combinationIndex } from './bets/combination.ts';
export { type Condition, holds } from './bets/condition.ts';
export { betName, groupOrder, printedName, winCondition } from './bets/names.ts';
export { betIn, betOf, parseBet, type SharedBetText } from './bets/notation.ts';
export { ALL_BETS } from './bets/shared-bets.ts';
export { wins } from './bets/wins.ts';
export { DICE_CONTRACT } from './contract/dice-contract.ts';
export { ROLL_DRAWING } from './draw-roll.ts';
export {
  type ExposedOutcome,
  exposureTable,
  outcomesOf,
  worstOutcomes,
} from './exposure.ts';
export { type Departure, departureText } from './house-table/house-prices.ts';
export { type HousePayTable, parseHousePayTable } from './house-table/house-table.ts';
export type { HousePayTableError } from './house-table/house-table-error.ts';
export {
  type Area,
  areasOf,
  type Block,
  CANVAS,
  type Caption,
  type DiceLayout,
  priceStyleOf,
} from './layout.ts';
export { type DiceEntry, threeDice } from './mechanic.ts';
export {
  knownVerdict,
  type OutcomeEstablished,
  outcomeEstablished,
  possibleRolls,
  type ReadableDice,
} from './outcome-established.ts';
export type { PayRow, PayTable } from './prices/pay-table.ts';
export { type Price, type PriceList, priceListOf } from './prices/price.ts';
export { exactUnitOf } from './prices/unit.ts';
export {
  ALL_ROLLS,
  countOf,
  FACES,
  type Face,
  isFace,
  isTriple,
  parseRoll,
  type Roll,
  type RollError,
  sumOf,
} from './roll.ts';
export type { DiceRulebook, DiceRulebook as Rulebook, DiceRules, PricePolicy } from './rulebook.ts';
export { sentence } from './sentence.ts';
export {
  type DiceGame,
  type DiceGameOptions,
  diceGame,
  rollIndex,
  type Settlement,
  type SettlementLine,
  type Stake,
  settleRoll,
  settleStake,
  verdictOn,
  type Wager,
} from './settle.ts';
export {
  type AreaIndices,
  areaIndices,
  type SettlementTable,
  type StakeUnits,
  settleMany,
  settlementTable,
  stakeUnits,
} from './settle-many.ts';
export type { Verdict } from './verdict.ts';
