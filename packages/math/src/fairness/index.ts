export { approximate } from '../statistics/approximate.ts';
export type { Cell } from '../statistics/goodness-of-fit.ts';
export { type Battery, type BatteryReport, battery } from './battery/battery.ts';
export { CARD_KIND } from './cards/card-kind.ts';
export { cardReport } from './cards/card-record.ts';
export { type Deal, placeOf } from './cards/deck.ts';
export { DICE_KIND } from './dice/dice-kind.ts';
export type { DicePower } from './dice/dice-power.ts';
export { diceReport } from './dice/dice-record.ts';
export { DICE } from './dice/dice-space.ts';
export type { RecordedOrder } from './dice/recorded-order.ts';
export { enumeratedRecord } from './enumerated/enumerated-record.ts';
export { type Evidence, type EvidenceAt, strongestOf } from './evidence/evidence.ts';
export type { EvidenceSummary } from './evidence/evidence-keeper.ts';
export type { Finding, LeftOut, Reference } from './finding.ts';
export type { JudgedFinding } from './judged.ts';
export { type Alarm, RESULTS_PER_FALSE_ALARM } from './monitor/alarm.ts';
export { alarmSentence } from './monitor/alarm-sentence.ts';
export {
  type BiasAlarm,
  type BiasMonitor,
  DEFAULT_THRESHOLD,
  falseAlarmRate,
  startMonitor,
  thresholdFor,
  type Watched,
  type WatchedDice,
  watchRoll,
} from './monitor/bias-monitor.ts';
export { meanRunLength } from './monitor/mean-run-length.ts';
export type { RecordWatch } from './monitor/record-watch.ts';
export type { Aspect, Marks, OutcomeSpace, Part, SpaceWords } from './outcome-space.ts';
export type { RecordEntry } from './record/entry.ts';
export { type LineMemory, lineMemory } from './record/line-memory.ts';
export type { RecordFault, RecordKind } from './record/record-kind.ts';
export { type LineRead, newRecord, type RecordReader, readLine } from './record/record-reader.ts';
export type { Chart, Recorded, RecordReport, RecordTests } from './record-report.ts';
export { pText, type Verdict, type VerdictLevel } from './verdict.ts';
export { oddsText, UNUSUAL_EVIDENCE } from './verdict-on-evidence.ts';
