export { approximate } from '../statistics/approximate.ts';
export type { Cell } from '../statistics/goodness-of-fit.ts';
export { type Battery, type BatteryReport, battery } from './battery/battery.ts';
export { type CardReport, cardReport } from './card-report.ts';
export type { Deal } from './cards/deal.ts';
export type { RecordedOrder } from './dice/recorded-order.ts';
export { type DicePower, type DiceReport, diceReport } from './dice-report.ts';
export type { Finding, LeftOut, Reference } from './finding.ts';
export type { JudgedFinding } from './judged.ts';
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
export type { RecordEntry, RecordFault } from './record/record-entry.ts';
export {
  type LineRead,
  NEW_RECORD,
  type RecordReader,
  readLine,
} from './record/record-reader.ts';
export { pText, type Verdict, type VerdictLevel } from './verdict.ts';
