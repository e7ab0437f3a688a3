import {
  REPORT_NAMES,
  type ReportName,
  type ReportQuery,
  reportBody,
  reportQuery,
} from '@baize/protocol/http';
import { z } from 'zod';
import type { ApiPlugin } from '../http/context.ts';
import { allowOnly } from '../http/gate.ts';
import { refuse } from '../http/refuse.ts';
import { planOf } from './report.ts';
import type { ShiftPlan } from './shift-plan.ts';
import { askApart, fileBytes } from './thread-jobs.ts';
import { readsEverySettlement } from './win/win-report.ts';

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
      preHandler: allowOnly('pit-manager', 'auditor'),
    },
    async (request, reply) => {
      const asked = request.params.name;
      const [isCsv, isPdf] = [asked.endsWith(CSV), asked.endsWith(PDF)];
      const name = nameOf(isCsv || isPdf ? asked.slice(0, -CSV.length) : asked);
      if (!name) return refuse(reply, 404, NO_REPORT);
      if (name === 'win' && needsTable(request.query, deps.config.shifts)) {
        return refuse(reply, 400, ONE_TABLE);
      }
      const order = { name, query: request.query, at: deps.now() };
      if (isPdf) {
        const bytes = fileBytes.parse(await askApart(deps, { ...order, as: 'pdf' }, request));
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="baize-${name}.pdf"`)
          .send(Buffer.from(bytes));
      }
      if (!isCsv) return reply.send(await askApart(deps, order, request));
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="baize-${name}.csv"`)
        .serializer(String)
        .send(z.string().parse(await askApart(deps, { ...order, as: 'csv' }, request)));
    },
  );
};

/** Lines that no screen and no paper could carry, and that no hour keeps, are made for one table at a time. */
function needsTable(query: ReportQuery, shifts: ShiftPlan): boolean {
  const { by = [], table } = query;
  return table === undefined && readsEverySettlement(by, planOf(shifts, query), shifts);
}

const ONE_TABLE = {
  code: 'table-needed',
  message:
    'By bet and terminal at once, or by hours that begin at other minutes than those of the floor, figures are made for one table at a time: say which.',
  field: 'table',
};

function nameOf(text: string): ReportName | undefined {
  return REPORT_NAMES.find((name) => name === text);
}

const NO_REPORT = {
  code: 'unknown-report',
  message: `The reports are ${REPORT_NAMES.join(', ')}.`,
  field: 'name',
};
