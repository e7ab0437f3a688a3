import type { Fairness } from '@baize/math/fairness';
import { ROLL_DRAWING } from '../../draw-roll.ts';
import type { Roll } from '../../roll.ts';
import { diceBattery } from './dice-battery.ts';
import { DICE_KIND } from './dice-kind.ts';
import { ROLLS_IN_JOURNAL } from './rolls-in-journal.ts';

export { alarmSentence } from './alarm-sentence.ts';
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
} from './bias-monitor.ts';
export { diceBattery } from './dice-battery.ts';
export { DICE_KIND } from './dice-kind.ts';
export { diceRecord, diceReport } from './dice-record.ts';
export { DICE } from './dice-space.ts';
export { meanRunLength } from './mean-run-length.ts';
export type { RecordedOrder } from './recorded-order.ts';

/** What can be tested of three dice: records of rolls, those of a table, and the virtual tumbler. */
export const diceFairness: Fairness<Roll> = {
  id: 'three-dice',
  record: DICE_KIND,
  journal: ROLLS_IN_JOURNAL,
  generator: { many: 'rolls', drawing: ROLL_DRAWING, oneIn: 1, battery: diceBattery },
};
