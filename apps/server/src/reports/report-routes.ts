import {
  REPORT_NAMES,
  type ReportBody,
  type ReportName,
  type ReportQuery,
  reportBody,
  reportQuery,
} from '@baize/protocol/http';
import { printedTable } from '@baize/report';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ApiContext, ApiPlugin } from '../http/context.ts';
import { only } from '../http/gate.ts';
import { refuse } from '../http/refuse.ts';
import type { Queryable } from '../store/read-journal.ts';
import { journalWithin, type TableJournal, tablesWithJournal } from './journal-facts.ts';
import { meterReport } from './meters/meter-report.ts';
import { instrumentsOutstanding, receivables } from './registers/outstanding.ts';
import { EVENTS_READ, report, reportCsv, reportTable } from './report.ts';

const CSV = '.csv';
const PDF = '.pdf';
const params = z.strictObject({ name: z.string().max(64) });

/** Figures for the back office, as JSON and as CSV for a spreadsheet. */
export const reportRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/reports/:name',
    {
      schema: {
        summary: 'A report, as JSON, CSV or PDF',
        description:
          'Shifts and local time are those of floor.yaml. In the win report `theoretical` and `z` are exact over all results of a round; where cards were set, `assumes` says that every box is measured by the House Way.',
        tags: ['reports'],
        params,
        querystring: reportQuery,
        response: { 200: reportBody },
      },
      preHandler: only('pit-manager', 'auditor'),
    },
    async (request, reply) => {
      const asked = request.params.name;
      const [isCsv, isPdf] = [asked.endsWith(CSV), asked.endsWith(PDF)];
      const name = nameOf(isCsv || isPdf ? asked.slice(0, -CSV.length) : asked);
      if (!name) return refuse(reply, 404, NO_REPORT);
      const body = await bodyOf(deps, name, request.query);
      if (isPdf) return sendPdf(reply, reportBody.parse(body));
      if (!isCsv) return reply.send(body);
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="baize-${name}.csv"`)
        .serializer(String)
        .send(reportCsv(reportBody.parse(body)));
    },
  );
};

async function bodyOf(
  { database, now, config, library }: ApiContext['deps'],
  name: ReportName,
  query: ReportQuery,
): Promise<unknown> {
  const at = now();
  const asOf = { to: query.to ?? null, table: query.table };
  const period = { from: query.from ?? null, to: asOf.to };
  switch (name) {
    case 'meters': {
      const rows = await meterReport(database, query.table);
      return { report: name, from: null, to: null, at, rows };
    }
    case 'instruments':
      return { report: name, ...period, at, rows: await instrumentsOutstanding(database, asOf) };
    case 'receivables':
      return { report: name, ...period, at, rows: await receivables(database, asOf) };
  }
  const types = EVENTS_READ[name];
  const journals = await journalsFor(database, query, { types, ...(library && { library }) });
  return report(name, journals, query, { at, shifts: config.shifts });
}

/** On A4, with the report itself inside for programs. */
async function sendPdf(reply: FastifyReply, body: ReportBody): Promise<FastifyReply> {
  const [columns = [], ...rows] = reportTable(body);
  const day = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const from = body.from === null ? 'from the beginning' : `from ${day(body.from)}`;
  const bytes = await printedTable({
    kind: 'Report',
    title: body.report,
    subtitle: `${from} until ${day(body.to ?? body.at)} UTC, made ${day(body.at)} UTC`,
    software: 'Baize',
    date: day(body.at).slice(0, 10),
    columns,
    rows,
    json: JSON.stringify(body),
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="baize-${body.report}.pdf"`)
    .send(Buffer.from(bytes));
}

function nameOf(text: string): ReportName | undefined {
  return REPORT_NAMES.find((name) => name === text);
}

async function journalsFor(
  database: Queryable,
  { table, from, to }: ReportQuery,
  reading: Parameters<typeof journalWithin>[3],
): Promise<readonly TableJournal[]> {
  const tables = await tablesWithJournal(database);
  const wanted = table === undefined ? tables : tables.filter((each) => each === table);
  const period = { from: from ?? null, to: to ?? null };
  return Promise.all(wanted.map((each) => journalWithin(database, each, period, reading)));
}

const NO_REPORT = {
  code: 'unknown-report',
  message: `The reports are ${REPORT_NAMES.join(', ')}.`,
  field: 'name',
};
