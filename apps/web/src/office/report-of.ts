import type { HttpResult, ReportBody, ReportName } from '@baize/protocol/client';
import { http } from '../session/http.ts';

export type ReportRow<Name extends ReportName> = Extract<
  ReportBody,
  { report: Name }
>['rows'][number];
export type ReportRows<Name extends ReportName> = readonly ReportRow<Name>[];

interface Report<Row> {
  /** When it was made, by the server's clock. */
  readonly at: number;
  readonly rows: readonly Row[];
}

/** A report by its name; the rows have the type of that name. */
export function askReport<Name extends ReportName>(
  name: Name,
  query: Readonly<Record<string, string>>,
): HttpResult<Report<ReportRow<Name>>> {
  return http().report(name, query);
}
