import { err, ok } from '@baize/exact';
import {
  evidenceAlarms,
  type RecordKind,
  type RecordWatch,
  type ResultRead,
  replayAlarms,
  stuckWatch,
} from '@baize/math/fairness/kit';
import { cardRecord } from './card-record.ts';
import { sortedSurpriseOf } from './card-tally.ts';
import { placeOf } from './deck.ts';
import { dealsPer, firstCardAlarm, firstCardRule } from './first-card-runs.ts';

const WORDS = { one: 'deal', many: 'deals' } as const;

/**
 * Follows deals by first cards that come again and again, by repeated stretches and by the evidence
 * as a whole. First cards raise at most one alarm in `dealsPerFalseAlarm` fair deals on average. Where hands are
 * written down in order of rank first cards say nothing, and a repetition is less surprising.
 */
function cardWatch(dealsPerFalseAlarm: number): RecordWatch {
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

/** Cards of one deck in the order in which they were dealt: `As Kd Th 9c`, `{"cards":"As Kd"}`. */
export const CARD_KIND: RecordKind = {
  kind: 'cards',
  one: 'deal',
  example: 'cards, such as As Kd Th 9c',
  codes: ['no-such-card', 'card-twice'],
  fields: ['cards', 'deck', 'card', 'deal', 'hand'],
  columns: null,
  isMeant: (values) => values.length > 0 && values.every((value) => typeof value === 'string'),
  read: readDeal,
  readWord: () => null,
  tests: cardRecord,
  watch: cardWatch,
};

function readDeal(values: readonly unknown[]): ResultRead {
  const deal: number[] = [];
  for (const value of values) {
    const place = typeof value === 'string' ? placeOf(value) : null;
    if (place === null) {
      const message = `${JSON.stringify(value)} is no card; cards are written As, Kd, Th, 9c.`;
      return err({ code: 'no-such-card', message });
    }
    if (deal.includes(place)) {
      return err({ code: 'card-twice', message: `${String(value)} occurs twice in one deal.` });
    }
    deal.push(place);
  }
  return ok(deal);
}
