import { err, ok } from '@baize/exact';
import type { RecordKind, ResultRead } from '../record/record-kind.ts';
import { cardRecord } from './card-record.ts';
import { cardWatch } from './card-watch.ts';
import { placeOf } from './deck.ts';

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
