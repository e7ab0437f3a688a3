export { type Advice, type AdviceError, type AdvisedArrangement, advise } from './advice.ts';
export { analyzeBonus, type BonusAnalysis, type BonusRowCount } from './bonus-analysis.ts';
export { siKiPiEnumeration } from './enumeration.ts';
export { siKiPiMathematics } from './par-part.ts';
export type { Outcomes } from './play.ts';
export {
  type Moments,
  type RoundMoments,
  roundMoments,
  roundMomentsInSteps,
} from './round-moments.ts';
export type { Action, NamedCard } from './short-list/action.ts';
export type { CountFact, Fact } from './short-list/fact.ts';
export { findShortList, type NoShortList } from './short-list/find-short-list.ts';
export { type FollowedList, type FollowedRule, followList } from './short-list/follow-list.ts';
export type { ShortRule } from './short-list/rule.ts';
export { ruleSentence } from './short-list/sentence.ts';
export { SHORT_LIST } from './short-list/short-list.ts';
export { siKiPiSimulator } from './simulator.ts';
export { type Solution, type SolvedReading, solveGame, solveReadings } from './solution.ts';
export {
  type ArrangementValue,
  type PatternStrategy,
  patternStrategy,
  strategyOf,
} from './strategy.ts';
