export {
  chanceOf,
  type Distribution,
  distributionOf,
  meanOf,
  type Point,
  thirdCentralMomentOf,
  varianceOf,
} from './distribution/distribution.ts';
export { type Outlook, outlookAfter, type Quantile } from './distribution/outlook.ts';
export { afterRounds } from './distribution/rounds.ts';
export { ruinWithin, type Walk, walkOf } from './distribution/ruin.ts';
export { type RuinForever, ruinForever } from './distribution/ruin-forever.ts';
export type { TooMuchWork } from './distribution/too-much-work.ts';
export { integerSquareRoot, overRootText, skewText, squareRootText } from './root-text.ts';
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
export { splitMix64 } from './simulation/splitmix64.ts';
export {
  nextWord,
  type XoshiroState,
  xoshiroState,
  xoshiroStream,
} from './simulation/xoshiro128.ts';
export { analyzeBet, type BetAnalysis } from './three-dice/bet-analysis.ts';
export { COMBINATIONS, type Combination, combinationIndex } from './three-dice/combination.ts';
export {
  type ExposedOutcome,
  type Exposure,
  type ExposureTable,
  emptyExposure,
  expectedWin,
  exposureTable,
  lossChance,
  outcomesOf,
  withStake,
  worstOutcomes,
} from './three-dice/exposure.ts';
export { analyzeGame, type GameAnalysis } from './three-dice/game-analysis.ts';
export {
  type BetDifference,
  compareGames,
  type GameComparison,
} from './three-dice/game-comparison.ts';
export {
  type PriceForEdge,
  type PrintablePrice,
  priceForEdge,
  type ScaledPrices,
  type SolvedRow,
} from './three-dice/price-for-edge.ts';
export {
  type EdgeChange,
  type ReadingEffect,
  readingEffects,
} from './three-dice/reading-effects.ts';
export { costPerHour, type Ticket, ticketEdge, ticketOf, ticketWalk } from './three-dice/ticket.ts';
