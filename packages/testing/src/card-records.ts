import { assert } from '@baize/exact';
import { recomputeRound, roundRecord } from '@baize/house';
import type { CardEvents } from '@baize/si-ki-pi/table';
import type { EventOf } from '@baize/table/kit';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardTable,
  dealHands,
  type Journal,
  playOut,
} from '@baize/table/testing';

type RoundRecord = Parameters<typeof recomputeRound>[0];
type CardType = keyof CardEvents | 'BetsReturned' | 'RoundReversed';

export function recordOf(journal: Journal, round = 'T7-1'): RoundRecord {
  const record = roundRecord(journal.facts(), round);
  assert(record.ok, 'The round is over.');
  return record.value;
}

/** The record with the events of one type changed, or those of them that are meant. */
export function altered<Type extends CardType>(
  record: RoundRecord,
  type: Type,
  change: (event: EventOf<Type>) => object,
  isMeant: (event: EventOf<Type>) => boolean = () => true,
): RoundRecord {
  const isOf = (event: { readonly type: string }): event is EventOf<Type> => event.type === type;
  const operations = record.operations.map((operation) => ({
    ...operation,
    events: operation.events.map((fact) => {
      const { event } = fact;
      if (!isOf(event) || !isMeant(event)) return fact;
      return { ...fact, event: { ...event, ...change(event) } };
    }),
  }));
  return { ...record, operations };
}

/** Where events differ from what they must be, each place once and without the number of the event. */
export function found(record: RoundRecord): readonly string[] {
  const places = recomputeRound(record).differences.map(({ where }) =>
    where.replace(/^event \d+/, 'event').replace(/^(event[^.[]*)[.[].*$/, '$1'),
  );
  return [...new Set(places)].filter((place) => place.startsWith('event'));
}

const BETS = {
  [ANN]: { '1/initial': 2000, '1/bonus:player': 500, '4/initial': 1000, '4/bonus:player': 600 },
  [BEN]: { '2/initial': 4000, '2/bonus:dealer': 700, '4/initial': 500 },
  [CAT]: { '3/initial': 1000 },
};
/** Three cards from King to 10: Queen and Jack without points Low, King and 2 High. */
export const DEALER = 'Kd Qc Jh 2s';

/** One box wins, one loses, one stands off, and one at which nobody sits wins with a pair. */
export function dealtToFour(): Journal {
  const journal = cardTable({ [ANN]: 1, [BEN]: 2, [CAT]: 3 });
  const hands = ['As Ks 9h 8d', 'Kh Qd Js 2d', 'Kc Jd Th 9c', '5s 5h Ts 4d', DEALER];
  dealHands(journal, BETS, ...hands);
  journal.give(at(ANN), { type: 'ArrangeHand', box: 1, low: 'Ks 9h', high: 'As 8d' });
  journal.give(at(BEN), { type: 'RequestHouseWay', box: 2 });
  journal.give(at(CAT), { type: 'ArrangeHand', box: 3, low: 'Jd Th', high: 'Kc 9c' });
  return journal;
}

export function played(): Journal {
  const journal = dealtToFour();
  playOut(journal);
  return journal;
}
