// What mechanics make the tests of their own records and generators with. Whoever only reads reports takes `@baize/math/fairness`.

export { approximate } from '../statistics/approximate.ts';
export { chiSquareCritical, noncentralChiSquareTail } from '../statistics/chi-square.ts';
export { countEvidence, type LogEvidence, meanOfLogs } from '../statistics/evidence.ts';
export {
  type Cell,
  type ChiSquareResult,
  chiSquareResult,
  EXPECTED_MINIMUM,
  goodnessOfFit,
  grainOf,
  mergeThinCells,
} from '../statistics/goodness-of-fit.ts';
export { normalTwoSided } from '../statistics/normal.ts';
export {
  type Battery,
  frequencyTest,
  gapTest,
  orderIndex,
  permutationTest,
  runsUpTest,
  serialTest,
} from './battery/battery.ts';
export { couponTest } from './battery/coupon-test.ts';
export { pokerTest } from './battery/poker-test.ts';
export type { SymbolTest } from './battery/symbol-test.ts';
export { uniformTest, uniformValues } from './battery/uniform-test.ts';
export {
  aspectEvidence,
  boundEvidence,
  enumeratedEvenness,
  enumeratedEvidence,
  halvesEvidence,
  lookAtEvenness,
  pooledEvidence,
} from './enumerated/enumerated-evidence.ts';
export { enumeratedTests, sequenceTests } from './enumerated/enumerated-tests.ts';
export { aspectCells, aspectTest, outcomesTest, pooledTest } from './enumerated/frequencies.ts';
export { longestRunTest, replayTest } from './enumerated/repetition.ts';
export { type EvennessWatch, evennessWatch } from './evidence/evenness-watch.ts';
export type { Evidence } from './evidence/evidence.ts';
export { type EvidenceKeeper, evidenceKeeper } from './evidence/evidence-keeper.ts';
export {
  chiSquareFinding,
  countText,
  type Finding,
  groupDigits,
  leftOut,
  normalFinding,
  type Outcome,
  tooFew,
} from './finding.ts';
export type { JudgedFinding } from './judged.ts';
export { type Alarm, LOOK, RESULTS_PER_FALSE_ALARM } from './monitor/alarm.ts';
export { evidenceAlarms } from './monitor/evidence-alarm.ts';
export type { RecordWatch } from './monitor/record-watch.ts';
export { replayAlarms } from './monitor/replay-alarm.ts';
export {
  evenRunRule,
  type RunRule,
  type StuckWatch,
  stuckWatch,
  unevenRunRule,
} from './monitor/stuck-watch.ts';
export type { Aspect, OutcomeSpace, Part } from './outcome-space.ts';
export type { RecordKind, ResultRead } from './record/record-kind.ts';
export {
  type Chart,
  type RecordPower,
  type RecordReport,
  type RecordTests,
  recordReport,
} from './record-report.ts';
export { type EnumeratedTally, enumeratedTally } from './tally/enumerated-tally.ts';
export { LAGS, type LagMatches, lagMatches } from './tally/lag-matches.ts';
export { type ReplaySearch, replaySearch } from './tally/replay-search.ts';
export { type RunLengths, runLengths } from './tally/run-lengths.ts';
export { UNUSUAL } from './verdict.ts';
