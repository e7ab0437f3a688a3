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
export { afterRounds } from './distribution/lattice.ts';
export { type Outlook, outlookAfter, type Quantile } from './distribution/outlook.ts';
export {
  boundedChances,
  type ChanceBounds,
  type OutlookBounds,
  outlookBounds,
} from './distribution/outlook-bounds.ts';
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
export type {
  Arranged,
  ArrangedOutcomes,
  BetChances,
  Mathematics,
  RoundExpectation,
  TogetherInRound,
} from './mathematics.ts';
export {
  countText,
  type ParAnnex,
  type ParCell,
  type ParChart,
  type ParInk,
  type ParPart,
  type ParPartBet,
  type ParPrice,
  type ParSection,
  type ParWorksheet,
  type PlainData,
  percentText,
} from './par/par-part.ts';
export { integerSquareRoot, overRootText, skewText, squareRootText } from './root-text.ts';
export {
  addCounts,
  type CellCounts,
  CHUNK_ROUNDS,
  chunkCount,
  noCounts,
  simulateChunk,
} from './simulation/chunks.ts';
export {
  type Score,
  type SimulatedBet,
  type SimulationReport,
  simulationReport,
  zText,
} from './simulation/simulation-report.ts';
export { drawBelow, type Simulator, simulatorOf } from './simulation/simulator.ts';
