import { groupDigits } from '../finding.ts';
import { type Alarm, LOOK, type RecordWatch } from '../monitor/alarm.ts';
import { evidenceAlarms } from '../monitor/evidence-alarm.ts';
import { replayAlarms } from '../monitor/replay-alarm.ts';
import { evenRunRule, stuckWatch } from '../monitor/stuck-watch.ts';
import { cardRecord } from './card-record.ts';
import { sortedSurpriseOf } from './card-tally.ts';
import { DECK, DECK_SIZE } from './deck.ts';

const WORDS = { one: 'deal', many: 'deals' } as const;

/**
 * Follows deals by first cards that come again and again, by repeated stretches and by the evidence
 * as a whole. First cards raise at most one alarm in `dealsPerFalseAlarm` fair deals on average. Where hands are
 * written down in order of rank first cards say nothing, and a repetition is less surprising.
 */
export function cardWatch(dealsPerFalseAlarm: number): RecordWatch {
  const record = cardRecord();
  const firsts = stuckWatch(evenRunRule(DECK_SIZE, 1, dealsPerFalseAlarm), 1);
  const byEvidence = evidenceAlarms(record.keeper);
  const byReplay = replayAlarms(record.tally.replays);
  const perAlarm = Number(firsts.rate.denominator / firsts.rate.numerator);
  let least = Number.POSITIVE_INFINITY;
  const firstAlarm = (at: number, card: number, length: number): Alarm => ({
    at,
    sentence:
      `Deal ${groupDigits(at)}: ${DECK[card] ?? ''} was dealt first ${groupDigits(length)} times running. ` +
      `Fair shuffles do so once in ${groupDigits(perAlarm)} deals on average; ${LOOK}`,
    details: { stuck: 'first-card', card: DECK[card], length },
  });
  return {
    accept(deal) {
      record.accept(deal);
      least = Math.min(least, sortedSurpriseOf(deal.length));
      const [first = 0] = deal;
      const at = record.tally.deals();
      const run = firsts.accept(0, first);
      const isInOrder = record.tally.mayBeSorted();
      return [
        ...(run === null || isInOrder ? [] : [firstAlarm(at, first, run)]),
        ...byReplay.raised(WORDS, isInOrder ? least : undefined),
        ...byEvidence.raised(WORDS.one),
      ];
    },
    results: record.tally.deals,
    evidence: () => record.keeper.summary(),
    report: () => record.report(),
    facts: () => ({ firstCards: firsts.length, dealsPerFalseAlarm: perAlarm }),
  };
}
