import { groupDigits } from '../finding.ts';
import { type Alarm, LOOK, type RecordWatch } from '../monitor/alarm.ts';
import { evidenceAlarms } from '../monitor/evidence-alarm.ts';
import { replayAlarms } from '../monitor/replay-alarm.ts';
import { stuckWatch } from '../monitor/stuck-watch.ts';
import { cardRecord } from './card-record.ts';
import { DECK, DECK_SIZE } from './deck.ts';

const WORDS = { one: 'deal', many: 'deals' } as const;

/**
 * Follows deals by first cards that come again and again, by repeated stretches and by the evidence
 * as a whole. First cards raise at most one alarm in `dealsPerFalseAlarm` fair deals on average.
 */
export function cardWatch(dealsPerFalseAlarm: number): RecordWatch {
  const record = cardRecord();
  const firsts = stuckWatch(DECK_SIZE, 1, dealsPerFalseAlarm);
  const byEvidence = evidenceAlarms(record.keeper);
  const byReplay = replayAlarms(record.tally.replays);
  const perAlarm = Number(firsts.rate.denominator / firsts.rate.numerator);
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
      const [first = 0] = deal;
      const at = record.tally.deals();
      const run = firsts.accept(0, first);
      return [
        ...(run === null ? [] : [firstAlarm(at, first, run)]),
        ...byReplay.raised(WORDS),
        ...byEvidence.raised(WORDS.one),
      ];
    },
    results: record.tally.deals,
    facts: () => ({ firstCards: firsts.length, dealsPerFalseAlarm: perAlarm }),
  };
}
