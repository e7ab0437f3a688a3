import { type PrintedTable, printedTable } from '@baize/report';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FeedOrder, readFeed } from '../feeds/read-feed.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { type DayOrder, figuresOfDay } from './day/day-figures.ts';
import { type Knowing, makeReport, type ReportOrder } from './make-report.ts';
import { pitShift, type ShiftOrder } from './pit/pit-shift.ts';
import { type RoundsOrder, roundList } from './rounds/round-list.ts';
import { type RoundOrder, tellRound } from './rounds/tell-round.ts';
import { type HistoryOrder, terminalHistory } from './rounds/terminal-history.ts';
import { type HoursOrder, hoursOver } from './win/rollup-store.ts';

/** A list that is to be laid out on paper. */
interface PrintOrder {
  readonly name: 'printed';
  readonly printed: PrintedTable;
}

/** Whatever is read from journals, added up or laid out; all of it can be sent to a thread. */
export type ThreadOrder =
  | ReportOrder
  | DayOrder
  | RoundOrder
  | RoundsOrder
  | HistoryOrder
  | FeedOrder
  | ShiftOrder
  | HoursOrder
  | PrintOrder;

/** Does what was asked, wherever this is called: in a thread of its own on a floor that is open. */
export function perform(knowing: Knowing, order: ThreadOrder): Promise<unknown> {
  switch (order.name) {
    case 'day':
      return figuresOfDay(knowing, order);
    case 'round':
      return tellRound(knowing, order);
    case 'rounds':
      return roundList(knowing, order);
    case 'history':
      return terminalHistory(knowing, order);
    case 'feed':
      return readFeed(knowing.database, order.places, order.limit);
    case 'shift':
      return pitShift(knowing, order);
    case 'hours':
      return hoursOver(knowing, order);
    case 'printed':
      return printedTable(order.printed);
    default:
      return makeReport(knowing, order);
  }
}

/** Bytes of a file that was laid out in a thread. */
export const fileBytes = z.instanceof(Uint8Array);

/** Has somebody's question answered apart from what takes bets; here where nobody else answers. */
export function askApart(
  { reports, database, config, library }: AppDeps,
  order: ThreadOrder,
  asker: Pick<FastifyRequest, 'principal'> | string,
): Promise<unknown> {
  const by = typeof asker === 'string' ? asker : nameOf(asker);
  return reports?.make(order, by) ?? perform({ database, shifts: config.shifts, library }, order);
}

function nameOf({ principal }: Pick<FastifyRequest, 'principal'>): string {
  return principal ? `${principal.kind} ${principal.id}` : '';
}
