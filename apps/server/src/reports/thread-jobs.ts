import { type PrintedTable, printedTable } from '@baize/report';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FeedJob, readFeed } from '../feeds/read-feed.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { type DayJob, figuresOfDay } from './day/day-figures.ts';
import { type Knowing, makeReport, type ReportJob } from './make-report.ts';
import { pitShift, type ShiftJob } from './pit/pit-shift.ts';
import { answerRound, type RoundJob } from './rounds/round-answer.ts';
import { type RoundsJob, roundList } from './rounds/round-list.ts';
import { type HistoryJob, terminalHistory } from './rounds/terminal-history.ts';
import { type HoursJob, hoursOver } from './win/rollup-store.ts';

/** A list that is to be laid out on paper. */
interface PrintJob {
  readonly name: 'printed';
  readonly printed: PrintedTable;
}

/** Whatever is read from journals, added up or laid out; all of it can be sent to a thread. */
export type ThreadJob =
  | ReportJob
  | DayJob
  | RoundJob
  | RoundsJob
  | HistoryJob
  | FeedJob
  | ShiftJob
  | HoursJob
  | PrintJob;

/** Does what was asked, wherever this is called: in a thread of its own on a floor that is open. */
export function perform(knowing: Knowing, order: ThreadJob): Promise<unknown> {
  switch (order.name) {
    case 'day':
      return figuresOfDay(knowing, order);
    case 'round':
      return answerRound(knowing, order);
    case 'rounds':
      return roundList(knowing, order);
    case 'history':
      return terminalHistory(knowing, order);
    case 'feed':
      return readFeed(knowing, order.places, order.limit);
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
  order: ThreadJob,
  asker: Pick<FastifyRequest, 'principal'> | string,
): Promise<unknown> {
  const by = typeof asker === 'string' ? asker : nameOf(asker);
  return reports?.make(order, by) ?? perform({ database, shifts: config.shifts, library }, order);
}

function nameOf({ principal }: Pick<FastifyRequest, 'principal'>): string {
  return principal ? `${principal.kind} ${principal.id}` : '';
}
