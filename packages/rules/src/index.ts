export { readingsFor, switchesOf } from './book-readings.ts';
export { type Because, bookOf, type Citation, clauseOf } from './citation.ts';
export type { Clause, ClauseKind, Clauses } from './clause.ts';
export { type Cited, findClause } from './find-clause.ts';
export { findGame, GAMES, type GameEntry, type UnknownGame } from './games.ts';
export type { Departure } from './house-table/house-prices.ts';
export { type HouseTable, parseHouseTable } from './house-table/house-table.ts';
export type { HouseTableError } from './house-table/house-table-error.ts';
export type { Interpretation, Interpretations } from './interpretation.ts';
export type {
  Disposition,
  DispositionAction,
  Irregularities,
} from './irregularities/disposition.ts';
export { INCIDENTS, type Incident } from './irregularities/incident.ts';
export {
  type AcceptedStake,
  acceptStake,
  type OfferedStake,
  roomFor,
  type StakeRefusal,
  type StakeRules,
} from './limits/accept-stake.ts';
export { closingReasons } from './limits/closing-reasons.ts';
export { closeOpposed, type OpposedBoxes } from './limits/differential.ts';
export { type BoxFault, boxFault, type OverfullBox } from './limits/overfull-box.ts';
export { type EffectiveStakes, notAtRisk, proRata } from './limits/pro-rata.ts';
export { type OddsError, oddsOf, parseOdds } from './odds.ts';
export {
  type Inspection,
  PHASES,
  type Phase,
  type Procedure,
  type ProcedureStep,
  type Shaker,
  STEPS,
  type StepName,
} from './procedure.ts';
export {
  DEFAULT_READINGS,
  READING_SWITCHES,
  type ReadingError,
  type ReadingSwitch,
  type Readings,
  withReading,
} from './readings.ts';
export { RULEBOOKS } from './registry.ts';
export { citationsIn, type RuleAnswer } from './rule-answer.ts';
export { because, ruleOf } from './rule-of.ts';
export type {
  DiceRulebook,
  DiceRules,
  PricePolicy,
  Rulebook,
  SiKiPiRulebook,
  SiKiPiRules,
} from './rulebook.ts';
export {
  type Arrangement,
  arrangementsOf,
  isSameSetting,
  SPLITS,
  type Split,
  splitHand,
} from './si-ki-pi/arrangement.ts';
export {
  parseSiKiPiBet,
  SI_KI_PI_BETS,
  type SiKiPiBet,
  siKiPiBetName,
} from './si-ki-pi/bet.ts';
export { type BonusRow, bestBonusRow, bonusHandsIn } from './si-ki-pi/bonus.ts';
export { type BoxDecision, type BoxPresence, boxDecision } from './si-ki-pi/box-decision.ts';
export { type Card, DECK, parseCard, rankOf, SUITS, type Suit } from './si-ki-pi/card.ts';
export {
  type BoxResult,
  type Comparison,
  compareSettings,
  type Half,
  type HalfResult,
} from './si-ki-pi/compare.ts';
export { type Deal, deal } from './si-ki-pi/deal.ts';
export { calledCards, describeTwo } from './si-ki-pi/description.ts';
export { type SiKiPiGame, type SiKiPiGameOptions, siKiPiGame } from './si-ki-pi/game.ts';
export { cardsText, type Hand, handOf, ranksOf, type TwoCards } from './si-ki-pi/hand.ts';
export {
  type HouseWayChoice,
  type HouseWayReadings,
  houseWayOf,
} from './si-ki-pi/house-way.ts';
export { type HouseWayPatterns, houseWayPatterns } from './si-ki-pi/house-way-patterns.ts';
export { type HouseWaySetting, houseWay } from './si-ki-pi/house-way-setting.ts';
export { type ArrangementError, parseArrangement } from './si-ki-pi/parse-arrangement.ts';
export { type CardsError, parseCards, parseHand } from './si-ki-pi/parse-hand.ts';
export { parseRound } from './si-ki-pi/parse-round.ts';
export { pointsOf, RANKS, type Rank, rankName } from './si-ki-pi/rank.ts';
export { ALL_RANK_PATTERNS, patternIndex, type RankPattern } from './si-ki-pi/rank-pattern.ts';
export { type Combination, combinationOf, handRank, pointTotal } from './si-ki-pi/ranking.ts';
export type { RoundError } from './si-ki-pi/round-error.ts';
export type { HouseWayKey, SiKiPiRuleKey } from './si-ki-pi/rule-keys.ts';
export { siKiPiSentence } from './si-ki-pi/sentence.ts';
export { boxSetting, type DealerSetting, dealerSetting, type Setting } from './si-ki-pi/setting.ts';
export {
  type BoxPlayed,
  type BoxSettlement,
  type SiKiPiRound,
  type SiKiPiSettlement,
  settleBox,
  settleSiKiPi,
} from './si-ki-pi/settle.ts';
export type { BoxStake, LineOutcome, SiKiPiLine } from './si-ki-pi/settle-line.ts';
export type { BonusHand, SiKiPiTable } from './si-ki-pi/table.ts';
export {
  type OwnedStake,
  type Withdrawal,
  withdrawFromExposedHand,
} from './si-ki-pi/withdrawal.ts';
export {
  BET_KINDS,
  type Bet,
  type BetKind,
} from './three-dice/bet.ts';
export {
  type DiceGame,
  type DiceGameOptions,
  diceGame,
  verdictOn,
  type Wager,
} from './three-dice/game.ts';
export {
  type Area,
  areasOf,
  CANVAS,
  type Caption,
  type DiceLayout,
  type PriceStyle,
  priceStyleOf,
} from './three-dice/layout.ts';
export { type Bilingual, betName, winCondition } from './three-dice/names.ts';
export { ALL_BETS, type BetText, betOf, betText, parseBet } from './three-dice/notation.ts';
export {
  type OutcomeEstablished,
  outcomeEstablished,
  type ReadableDice,
} from './three-dice/outcome-established.ts';
export type { PayRow, PayTable } from './three-dice/pay-table.ts';
export { type Price, type PriceList, priceListOf } from './three-dice/price.ts';
export { printedPrice } from './three-dice/printed-price.ts';
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
  rollIndex,
  sumOf,
} from './three-dice/roll.ts';
export { sentence } from './three-dice/sentence.ts';
export {
  type Settlement,
  type SettlementLine,
  type Stake,
  settleRoll,
  settleStake,
} from './three-dice/settle.ts';
export {
  type AreaIndices,
  areaIndices,
  type SettlementTable,
  type StakeUnits,
  settleMany,
  settlementTable,
  stakeUnits,
} from './three-dice/settle-many.ts';
export { exactUnit, exactUnitOf } from './three-dice/unit.ts';
export type { Verdict } from './three-dice/verdict.ts';
export { wins } from './three-dice/wins.ts';
