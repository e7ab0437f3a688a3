import { csvText } from '@baize/protocol/csv';
import {
  auditBody,
  dayBody,
  floorTimeText,
  keysBody,
  PRINTED_LISTS,
  type PrintedList,
  printedQuery,
  staffBody,
  zoneText,
} from '@baize/protocol/http';
import type { PrintedTable } from '@baize/report';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiPlugin } from '../http/context.ts';
import { allowOnly } from '../http/gate.ts';
import { isPlain, type Listed, type ListedOn, PLAIN_LISTS, plainTable } from './plain-lists.ts';
import { askApart, fileBytes } from './thread-jobs.ts';

const params = z.strictObject({ list: z.enum(PRINTED_LISTS) });
const LINES_MOST = 200;
/** Files for programs tell the time of Greenwich; paper tells the floor's. */
const GREENWICH = 0;

/** Lists of the office on paper, with the same list inside for programs. */
export const printedRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/printed/:list',
    {
      schema: {
        summary: 'A list of office, pit or cage as PDF or CSV',
        description:
          'Whoever may read a list may print it; the list itself travels inside the file.',
        tags: ['reports'],
        params,
        querystring: printedQuery,
      },
      preHandler: allowOnly('cashier', 'pit-supervisor', 'technician', 'auditor'),
    },
    async (request, reply) => {
      const { list } = request.params;
      // The list is asked for as whoever prints it would, so nobody prints what they may not read.
      const answer = await api.inject({
        url: addressOf(list, request.query),
        headers: headersOf(request),
      });
      if (answer.statusCode !== 200) {
        return reply
          .code(answer.statusCode)
          .type('application/json')
          .serializer(String)
          .send(answer.body);
      }
      const { minutesEast } = deps.config.shifts;
      const floor = { minutesEast, library: deps.library };
      if (request.query.as === 'csv') {
        return reply
          .type('text/csv; charset=utf-8; header=present')
          .header('content-disposition', `attachment; filename="baize-${list}.csv"`)
          .serializer(String)
          .send(listCsv(tableOf(list, answer.json(), { ...floor, minutesEast: GREENWICH })));
      }
      const printed = printedList(list, answer.json(), deps.now(), floor);
      const order = { name: 'printed' as const, printed };
      const bytes = fileBytes.parse(await askApart(deps, order, request));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="baize-${list}.pdf"`)
        .send(Buffer.from(bytes));
    },
  );
};

function addressOf(
  list: PrintedList,
  { before, day, table, pit }: z.infer<typeof printedQuery>,
): string {
  if (isPlain(list))
    return PLAIN_LISTS[list].path.replace('TABLE', encodeURIComponent(table ?? '-'));
  switch (list) {
    case 'audit':
      return `/api/audit?${linesOf({ before })}`;
    case 'pit-audit':
      return `/api/pit/audit?${linesOf({ before, table, pit })}`;
    case 'people':
      return '/api/staff';
    case 'keys':
      return '/api/keys';
    case 'day':
      return `/api/days/${day ?? 'none'}`;
  }
}

function linesOf(narrowed: Readonly<Record<string, string | number | undefined>>): string {
  const asked = new URLSearchParams({ limit: String(LINES_MOST) });
  for (const [name, value] of Object.entries(narrowed)) {
    if (value !== undefined) asked.set(name, String(value));
  }
  return asked.toString();
}

function listCsv({ columns, rows }: Listed): string {
  const written = columns.map((title, index) => ({
    title,
    value: (row: readonly string[]) => row[index] ?? '',
  }));
  return csvText(written, rows);
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const { authorization, cookie, host } = headers;
  return {
    'x-baize': '1',
    ...(authorization !== undefined && { authorization }),
    ...(cookie !== undefined && { cookie }),
    ...(host !== undefined && { host }),
  };
}

function printedList(list: PrintedList, body: unknown, at: number, floor: ListedOn): PrintedTable {
  const { minutesEast } = floor;
  const { title, columns, rows } = tableOf(list, body, floor);
  const now = floorTimeText(at, minutesEast);
  return {
    kind: 'List',
    title,
    subtitle: `as it was at ${now}, all times ${zoneText(minutesEast)}`,
    software: 'Baize',
    date: now.slice(0, 10),
    columns,
    rows,
    json: JSON.stringify(body),
  };
}

function tableOf(list: PrintedList, body: unknown, floor: ListedOn): Listed {
  if (isPlain(list)) return plainTable(list, body, floor);
  const { minutesEast } = floor;
  const zone = zoneText(minutesEast);
  const moment = (at: number) => floorTimeText(at, minutesEast);
  switch (list) {
    case 'audit':
    case 'pit-audit':
      return {
        title: list === 'audit' ? 'Audit trail' : 'Audit trail of the tables of a pit',
        columns: ['line', `at (${zone})`, 'who', 'as', 'action', 'about', 'outcome', 'from'],
        rows: auditBody
          .parse(body)
          .lines.map((line) => [
            String(line.number),
            moment(line.at),
            line.who ?? line.kind,
            line.actingAs ?? line.position ?? '',
            line.action,
            line.subject ?? '',
            line.outcome,
            line.address,
          ]),
      };
    case 'people':
      return {
        title: 'People',
        columns: ['account', 'name', 'position', 'also acts as', 'state'],
        rows: staffBody
          .parse(body)
          .staff.map((each) => [
            each.id,
            each.name,
            each.position,
            each.actingPositions.join(', '),
            each.isDisabled ? 'dismissed' : 'in service',
          ]),
      };
    case 'keys':
      return {
        title: 'Keys of machines',
        columns: ['key', 'kind', 'holder', 'made by', `made (${zone})`, `taken away (${zone})`],
        rows: keysBody
          .parse(body)
          .keys.map((each) => [
            each.key,
            each.kind,
            each.holder,
            each.createdBy,
            moment(each.createdAt),
            each.revokedAt === null ? '' : moment(each.revokedAt),
          ]),
      };
    case 'day':
      return dayTable(dayBody.parse(body), (at) => `${moment(at)} ${zone}`);
  }
}

/** Amounts are minor units, as in every file for programs; what does not agree comes first. */
function dayTable(
  { day, tables, accounts, differences, compared, closed }: z.infer<typeof dayBody>,
  moment: (at: number) => string,
): Listed {
  const line = (part: string, what: string, ...amounts: (number | string)[]) => [
    part,
    what,
    ...amounts.map(String),
  ];
  const state = closed ? `closed ${moment(closed.at)} by ${closed.by}` : 'not closed';
  return {
    title: `Gaming day ${day}, ${state}`,
    columns: [
      'part',
      'about',
      'drop or expected',
      'handle or found',
      'win or difference',
      'theoretical',
    ],
    rows: [
      line(
        'reconciled',
        `${compared} comparisons, ${differences.length} differences`,
        '',
        '',
        '',
        '',
      ),
      ...differences.map((each) =>
        line(each.check, each.where, each.expected, each.found, each.difference, ''),
      ),
      ...tables.map((each) =>
        line('table', each.table, each.drop, each.handle, each.win, each.theoretical),
      ),
      ...accounts.map(({ account, amount }) => line('account', account, '', '', amount, '')),
      ...(closed ? [line('digest', closed.digest, '', '', '', '')] : []),
    ],
  };
}
