export { type Bounds, exactly, isExact, widthOf } from './distribution/bounds.ts';
export {
  chanceOf,
  type Distribution,
  distributionOf,
  meanOf,
  type Point,
  thirdCentralMomentOf,
  varianceOf,
} from './distribution/distribution.ts';
export { kellyFraction } from './distribution/kelly.ts';
export { type Outlook, outlookAfter, type Quantile } from './distribution/outlook.ts';
export {
  boundedChances,
  type ChanceBounds,
  type OutlookBounds,
  outlookBounds,
} from './distribution/outlook-bounds.ts';
export { afterRounds } from './distribution/rounds.ts';
export { ruinWithin, type Walk, walkOf } from './distribution/ruin.ts';
export {
  type RuinBounds,
  type RuinQuestion,
  roundsToRuin,
  ruinBounds,
} from './distribution/ruin-bounds.ts';
export { type RuinForever, ruinForever } from './distribution/ruin-forever.ts';
export type { OnProgress } from './distribution/sum-bounds.ts';
export type { TooMuchWork } from './distribution/too-much-work.ts';
export { type BetDifference, compareGames, type GameComparison } from './enumeration/comparison.ts';
export {
  type BetFigures,
  type EnumeratedBet,
  type EnumeratedResult,
  type Enumeration,
  figuresOf,
  type PriceRow,
} from './enumeration/enumeration.ts';
export {
  type BetLimits,
  fullLayout,
  type LayoutLimits,
  type WorstStakes,
  worstUnderLimits,
} from './enumeration/limits.ts';
export {
  type PriceForEdge,
  type PrintablePrice,
  priceForEdge,
  type ScaledPrices,
  type SolvedRow,
} from './enumeration/price-for-edge.ts';
export {
  costPerHour,
  type ExposedResult,
  exposureOn,
  lossChanceOn,
  type Ticket,
  type TicketStake,
  ticketEdge,
  ticketOn,
} from './enumeration/ticket.ts';
export { integerSquareRoot, overRootText, skewText, squareRootText } from './root-text.ts';
export {
  type Advice,
  type AdviceError,
  type AdvisedArrangement,
  advise,
} from './si-ki-pi/advice.ts';
export {
  analyzeBonus,
  type BonusAnalysis,
  type BonusRowCount,
} from './si-ki-pi/bonus-analysis.ts';
export { siKiPiEnumeration } from './si-ki-pi/enumeration.ts';
export type { Outcomes } from './si-ki-pi/play.ts';
export {
  type Moments,
  type RoundMoments,
  roundMoments,
  roundMomentsInSteps,
} from './si-ki-pi/round-moments.ts';
export type { Action, NamedCard } from './si-ki-pi/short-list/action.ts';
export type { CountFact, Fact } from './si-ki-pi/short-list/fact.ts';
export { findShortList, type NoShortList } from './si-ki-pi/short-list/find-short-list.ts';
export {
  type FollowedList,
  type FollowedRule,
  followList,
} from './si-ki-pi/short-list/follow-list.ts';
export type { ShortRule } from './si-ki-pi/short-list/rule.ts';
export { ruleSentence } from './si-ki-pi/short-list/sentence.ts';
export { SHORT_LIST } from './si-ki-pi/short-list/short-list.ts';
export { type Solution, solveGame } from './si-ki-pi/solution.ts';
export { type SolvedReading, solveReadings } from './si-ki-pi/solved-readings.ts';
export {
  type ArrangementValue,
  type PatternStrategy,
  patternStrategy,
  strategyOf,
} from './si-ki-pi/strategy.ts';
export {
  addCounts,
  CHUNK_ROUNDS,
  chunkCount,
  countRolls,
  noCounts,
  type RollCounts,
  simulateChunk,
} from './simulation/roll-counts.ts';
export {
  type Score,
  type SimulatedBet,
  type SimulationReport,
  simulationReport,
  zText,
} from './simulation/simulation-report.ts';
export { diceSimulator, type Simulator, siKiPiSimulator } from './simulation/simulator.ts';
export { analyzeBet, type BetAnalysis } from './three-dice/bet-analysis.ts';
export { diceEnumeration } from './three-dice/enumeration.ts';
export { analyzeGame, type GameAnalysis } from './three-dice/game-analysis.ts';
export {
  type EdgeChange,
  type ReadingEffect,
  readingEffects,
} from './three-dice/reading-effects.ts';
