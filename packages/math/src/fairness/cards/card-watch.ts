import { evidenceAlarms } from '../monitor/evidence-alarm.ts';
import type { RecordWatch } from '../monitor/record-watch.ts';
import { replayAlarms } from '../monitor/replay-alarm.ts';
import { stuckWatch } from '../monitor/stuck-watch.ts';
import { cardRecord } from './card-record.ts';
import { sortedSurpriseOf } from './card-tally.ts';
import { dealsPer, firstCardAlarm, firstCardRule } from './first-card-runs.ts';

const WORDS = { one: 'deal', many: 'deals' } as const;

/**
 * Follows deals by first cards that come again and again, by repeated stretches and by the evidence
 * as a whole. First cards raise at most one alarm in `dealsPerFalseAlarm` fair deals on average. Where hands are
 * written down in order of rank first cards say nothing, and a repetition is less surprising.
 */
export function cardWatch(dealsPerFalseAlarm: number): RecordWatch {
  const record = cardRecord();
  const firsts = stuckWatch(firstCardRule(dealsPerFalseAlarm), 1);
  const byEvidence = evidenceAlarms(record.keeper);
  const byReplay = replayAlarms(record.tally.replays);
  let least = Number.POSITIVE_INFINITY;
  return {
    accept(deal) {
      record.accept(deal);
      least = Math.min(least, sortedSurpriseOf(deal.length));
      const [first = 0] = deal;
      const at = record.tally.deals();
      const run = firsts.accept(0, first);
      const isInOrder = record.tally.mayBeSorted();
      return [
        ...(run === null || isInOrder ? [] : [firstCardAlarm(at, first, run, firsts)]),
        ...byReplay.raised(WORDS, isInOrder ? least : undefined),
        ...byEvidence.raised(WORDS.one),
      ];
    },
    results: record.tally.deals,
    evidence: () => record.keeper.summary(),
    report: () => record.report(),
    facts: () => ({ firstCards: firsts.length, dealsPerFalseAlarm: dealsPer(firsts) }),
  };
}
