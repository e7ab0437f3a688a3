import {
  configHistoryBody,
  daysBody,
  deskBody,
  drawersBody,
  dropsBody,
  faultsBody,
  feedsBody,
  floorTimeText,
  officeRequestsBody,
  type PrintedList,
  roundsBody,
  sessionsBody,
} from '@baize/protocol/http';
import type { TableLibrary } from '@baize/table';
import { decisionLines, terminalLines } from './pit/pit-lists.ts';

/** Lists that are printed line by line as they are read. */
export type PlainList = Exclude<PrintedList, 'audit' | 'pit-audit' | 'people' | 'keys' | 'day'>;

interface PlainLines {
  readonly title: string;
  /** Where it is read; those of one table name it. */
  readonly path: string;
  readonly columns: readonly string[];
  readonly lines: (body: unknown, library: TableLibrary) => readonly object[];
}

const SLIP = ['receipt', 'at', 'kind', 'state', 'table', 'terminal', 'number', 'amount', 'cash'];

/** Every list of office, pit and cage that is no report; columns are named as programs read them. */
export const PLAIN_LISTS: Readonly<Record<PlainList, PlainLines>> = {
  rounds: {
    title: 'Rounds',
    path: '/api/tables/TABLE/rounds?limit=100',
    columns: ['number', 'round', 'status', 'openedAt', 'endedAt', 'result', 'staked', 'returned'],
    lines: (body) => roundsBody.parse(body).rounds,
  },
  decisions: {
    title: 'What waits for a decision at a table',
    path: '/api/tables/TABLE/view?as=pit',
    columns: [
      'kind',
      'id',
      'round',
      'terminal',
      'amount',
      'reason',
      'askedBy',
      'needs',
      'expiresAt',
      'because',
    ],
    lines: decisionLines,
  },
  terminals: {
    title: 'Terminals at a table',
    path: '/api/tables/TABLE/view?as=pit',
    columns: ['terminal', 'game', 'credit', 'staked', 'owed', 'locked', 'outOfService'],
    lines: terminalLines,
  },
  'config-history': {
    title: 'Configurations of a table',
    path: '/api/tables/TABLE/config/history',
    columns: ['sequence', 'at', 'by', 'second', 'changes'],
    lines: (body) =>
      configHistoryBody.parse(body).entries.map(({ changes, ...entry }) => ({
        ...entry,
        changes: changes
          .map(({ field, before, after }) => `${field}: ${before ?? '–'} > ${after ?? '–'}`)
          .join('; '),
      })),
  },
  days: {
    title: 'Gaming days that were closed',
    path: '/api/days',
    columns: ['day', 'at', 'by', 'differences', 'win', 'digest'],
    lines: (body) => daysBody.parse(body).closed,
  },
  feeds: {
    title: 'Feeds',
    path: '/api/feeds',
    columns: [
      'id',
      'name',
      'url',
      'createdBy',
      'createdAt',
      'isEnded',
      'deliveredAt',
      'failures',
      'lastError',
    ],
    lines: (body) => feedsBody.parse(body).feeds,
  },
  sessions: {
    title: 'Sessions',
    path: '/api/sessions',
    columns: [
      'person',
      'name',
      'position',
      'actingAs',
      'address',
      'createdAt',
      'seenAt',
      'expiresAt',
    ],
    lines: (body) => sessionsBody.parse(body).sessions,
  },
  requests: {
    title: 'Requests that wait for a second person',
    path: '/api/requests',
    columns: ['id', 'act', 'does', 'subject', 'askedBy', 'agrees', 'expiresAt'],
    lines: (body) => officeRequestsBody.parse(body).requests,
  },
  faults: {
    title: 'What is out of order',
    path: '/api/faults?all=true',
    columns: [
      'kind',
      'subject',
      'message',
      'locks',
      'setAt',
      'clearedAt',
      'clearedBy',
      'clearedBecause',
    ],
    lines: (body) => faultsBody.parse(body).faults,
  },
  drawers: {
    title: 'Drawers of the cage',
    path: '/api/cage/drawers',
    columns: [
      'id',
      'window',
      'cashier',
      'openedAt',
      'opening',
      'expected',
      'closedAt',
      'difference',
      'second',
      'reason',
    ],
    lines: (body) =>
      drawersBody.parse(body).drawers.map(({ closed, ...drawer }) => ({
        ...drawer,
        closedAt: closed?.at ?? null,
        difference: closed?.difference ?? null,
        second: closed?.second ?? null,
        reason: closed?.reason ?? null,
      })),
  },
  slips: {
    title: 'Slips of the own drawer',
    path: '/api/cage',
    columns: [...SLIP, 'by', 'second'],
    lines: (body) => deskBody.parse(body).drawer?.slips ?? [],
  },
  waiting: {
    title: 'What waits at the cage',
    path: '/api/cage',
    columns: [...SLIP, 'by'],
    lines: (body) => deskBody.parse(body).waiting,
  },
  'hand-payments': {
    title: 'Payments by hand that are waited for',
    path: '/api/cage',
    columns: ['terminal', 'table', 'amount', 'since', 'answeredAt'],
    lines: (body) => deskBody.parse(body).handPayments,
  },
  'open-money': {
    title: 'Money owed, due and left',
    path: '/api/cage',
    columns: ['kind', 'table', 'of', 'amount'],
    lines: (body) => {
      const { owed, due, left } = deskBody.parse(body);
      return [
        ...owed.map(({ visit, ...each }) => ({ kind: 'owed', of: visit, ...each })),
        ...due.map(({ visit, ...each }) => ({ kind: 'due', of: visit, ...each })),
        ...left.map(({ terminal, amount }) => ({ kind: 'left', of: terminal, amount })),
      ];
    },
  },
  boxes: {
    title: 'Cash that must be in the boxes of the tables',
    path: '/api/cage/drops',
    columns: ['table', 'expected'],
    lines: (body) => dropsBody.parse(body).tables,
  },
  drops: {
    title: 'Boxes that were counted',
    path: '/api/cage/drops',
    columns: ['table', 'at', 'by', 'second', 'state', 'counted', 'expected'],
    lines: (body) => dropsBody.parse(body).drops,
  },
};

export function isPlain(list: PrintedList): list is PlainList {
  return Object.hasOwn(PLAIN_LISTS, list);
}

/** The floor a list is of: its local time, and what is played there. */
export interface ListedOn {
  readonly minutesEast: number;
  readonly library: TableLibrary;
}

export interface Listed {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A list as a table of texts; amounts stay minor units, as in every file for programs. */
export function plainTable(
  list: PlainList,
  body: unknown,
  { minutesEast, library }: ListedOn,
): Listed {
  const { title, columns, lines } = PLAIN_LISTS[list];
  const rows = lines(body, library).map((line) =>
    columns.map((column) => cellText(column, Reflect.get(line, column), minutesEast)),
  );
  return { title, columns, rows };
}

/** Whether a column of this name holds moments. */
export function isTimeColumn(column: string): boolean {
  return /^(at|since)$|At$/.test(column);
}

function cellText(column: string, value: unknown, minutesEast: number): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && isTimeColumn(column)) return floorTimeText(value, minutesEast);
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
