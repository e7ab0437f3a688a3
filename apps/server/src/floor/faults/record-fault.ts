import { type Actor, maskedNumber } from '@baize/table';
import type { TablesOptions } from '../../tables/open-tables.ts';
import type { LostOperation, RecordBehind } from '../../tables/record-behind.ts';
import type { Faults } from './faults.ts';

const KIND = 'record-behind';

/** More than a person reads one by one; the whole list is behind `GET /api/lost-record`. */
const NAMED_MOST = 200;

/** Names every operation and ticket that a table has acknowledged and its database does not have. */
export function noticeBehind(
  faults: Pick<Faults, 'set' | 'end'>,
): NonNullable<TablesOptions['onBehind']> {
  return (table, behind) => {
    if (behind) faults.set(KIND, table, behindText(behind));
    else faults.end(KIND, table);
  };
}

export function behindText({ agreesUpTo, acknowledged, lost }: RecordBehind): string {
  const named = lost.slice(0, NAMED_MOST).map(lostText);
  const more = lost.length > NAMED_MOST ? [`and ${lost.length - NAMED_MOST} more`] : [];
  const first = lost[0]?.sequence ?? acknowledged + 1;
  const unknown = first - agreesUpTo - 1;
  const forgotten = unknown > 0 ? [`${unknown} events before are not in memory any more`] : [];
  const place = `event ${agreesUpTo} of ${acknowledged}`;
  return [place, ...forgotten, ...named, ...more].join('; ');
}

/** One operation for people: who, what, how much, which ticket. Whole numbers of tickets are bearer money. */
export function lostText({ sequence, op, by, events }: LostOperation): string {
  const parts = events.map((event) => {
    const amount = 'amount' in event ? ` ${amountText(event.amount)}` : '';
    const number = 'number' in event ? ` ticket ${maskedNumber(String(event.number))}` : '';
    return `${event.type}${amount}${number}`;
  });
  return `${sequence} ${nameOf(by)}: ${parts.join(', ')} (${op})`;
}

function amountText(amount: number): string {
  return (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 });
}

function nameOf(by: Actor): string {
  return by.kind === 'system' ? 'the floor' : by.id;
}
