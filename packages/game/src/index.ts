export {
  type Answers,
  type Because,
  because,
  bookOf,
  type Citation,
  type CitationTo,
  citationsIn,
  clauseOf,
  type RuleAnswer,
  ruleOf,
} from './citation.ts';
export type { Clause, ClauseKind, Clauses, Translation } from './clause.ts';
export { BOOK_CONTRACT } from './contract/book-contract.ts';
export { citationsWithin, resolvesIn } from './contract/citations-within.ts';
export type { Promised } from './contract/promise.ts';
export { problemsAgainst } from './contract/promise.ts';
export { type ChooseBelow, type Drawing, drawOne, drawOrder } from './drawing.ts';
export type { EnumeratedBet, EnumeratedResult, Enumeration, PriceRow } from './enumeration.ts';
export {
  costliestFirst,
  type Exposure,
  type ExposureNets,
  type ExposureTable,
  emptyExposure,
  expectedWin,
  exposureTableOf,
  lossChance,
  sumOfExposures,
  withStake,
} from './exposure.ts';
export type { Interpretation, Interpretations } from './interpretation.ts';
export type {
  Disposition,
  DispositionAction,
  Irregularities,
  TerminalCase,
} from './irregularities/disposition.ts';
export { INCIDENTS, type Incident } from './irregularities/incident.ts';
export {
  type Bilingual,
  type Dictionary,
  fromBilingual,
  type Language,
  toBilingual,
} from './language.ts';
export {
  type Cited,
  createLibrary,
  type Library,
  type LibraryProblem,
  problemsInBook,
  type UnknownGame,
} from './library.ts';
export {
  type AcceptedStake,
  acceptStake,
  minimumReasons,
  type OfferedStake,
  roomFor,
  type StakeRefusal,
  type StakeRules,
} from './limits/accept-stake.ts';
export { closingReasons } from './limits/closing-reasons.ts';
export { closeOpposed, type OpposedAreas } from './limits/differential.ts';
export { type AreaProblem, areaProblem, type OverfullArea } from './limits/overfull-area.ts';
export { type EffectiveStakes, notAtRisk, proRata, type SmallStakes } from './limits/pro-rata.ts';
export type { BookProblem, GameBase, Mechanic } from './mechanic.ts';
export {
  exactUnit,
  type OddsError,
  oddsOf,
  type PriceStyle,
  parseOdds,
  printPrice,
  smallestUnit,
} from './odds.ts';
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
  isDefaultReading,
  READING_IDS,
  READING_SWITCHES,
  type ReadingError,
  type ReadingSwitch,
  type Readings,
  readingOf,
  readingsFor,
  switchesOf,
  withReading,
} from './readings.ts';
export type { CommonRuleKey } from './rule-keys.ts';
export type { RulebookBase } from './rulebook.ts';
