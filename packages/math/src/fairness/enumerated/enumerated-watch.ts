import { groupDigits } from '../finding.ts';
import { type Alarm, LOOK } from '../monitor/alarm.ts';
import { capital, evidenceAlarms } from '../monitor/evidence-alarm.ts';
import type { RecordWatch } from '../monitor/record-watch.ts';
import { replayAlarms } from '../monitor/replay-alarm.ts';
import { evenRunRule, type RunRule, stuckWatch } from '../monitor/stuck-watch.ts';
import type { OutcomeSpace } from '../outcome-space.ts';
import { enumeratedRecord } from './enumerated-record.ts';

/**
 * Follows outcomes by the same one again and again, by repeated stretches and by the evidence as a whole: all that a new
 * mechanic needs. The same one again and again is at most one alarm in so many fair results on average.
 */
export function enumeratedWatch(
  kind: string,
  space: OutcomeSpace,
  resultsPerFalseAlarm: number,
): RecordWatch {
  const record = enumeratedRecord(kind, space);
  const stuck = stuckWatch(evenRunRule(space.outcomes, 1, resultsPerFalseAlarm), 1);
  const byEvidence = evidenceAlarms(record.keeper);
  const byReplay = replayAlarms(record.tally.replays);
  return {
    accept(recorded) {
      record.accept(recorded);
      const [outcome = 0] = recorded;
      const run = stuck.accept(0, outcome);
      return [
        ...(run === null ? [] : [stuckAlarm(space, record.tally.n(), outcome, run, stuck)]),
        ...byReplay.raised(space.words),
        ...byEvidence.raised(space.words.one),
      ];
    },
    results: record.tally.n,
    evidence: () => record.keeper.summary(),
    report: record.report,
    facts: () => ({ sameRunning: stuck.length }),
  };
}

function stuckAlarm(
  { words, labelOf }: OutcomeSpace,
  at: number,
  outcome: number,
  length: number,
  { rate }: RunRule,
): Alarm {
  const shown = labelOf(outcome);
  const rarely = groupDigits(Number(rate.denominator / rate.numerator));
  const sentence =
    `${capital(words.one)} ${groupDigits(at)}: ${shown} came ${groupDigits(length)} times running. ` +
    `Fair ${words.many} do so at most once in ${rarely} on average; ${LOOK}`;
  return { at, sentence, details: { stuck: shown, length } };
}
