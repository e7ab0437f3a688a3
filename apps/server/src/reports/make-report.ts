import { money } from '@baize/exact';
import {
  floorTimeText,
  type ReportBody,
  type ReportName,
  type ReportQuery,
  reportBody,
  zoneText,
} from '@baize/protocol/http';
import { printedTable } from '@baize/report';
import { maskedNumber, type TableLibrary } from '@baize/table';
import type { Queryable } from '../store/journal-row.ts';
import { journalWithin, tablesWithJournal } from './journal-facts.ts';
import { meterReport } from './meters/meter-report.ts';
import { isTimeColumn } from './plain-lists.ts';
import { EVENTS_READ, planOf, report, reportCsv, reportTable } from './report.ts';
import type { ShiftPlan } from './shift-plan.ts';
import { winJournals } from './win/rollup-store.ts';
import { columnOf, isToldByMinutes, timesApart } from './win/win-report.ts';

/** What a report is asked for with; everything in it can be sent to a thread. */
export interface ReportJob {
  readonly name: ReportName;
  readonly query: ReportQuery;
  readonly at: number;
  /** The figures themselves where nobody says otherwise. */
  readonly as?: 'csv' | 'pdf';
}

/** What reports are made from. */
export interface Knowing {
  readonly database: Queryable;
  readonly shifts: ShiftPlan;
  readonly library: TableLibrary;
}

/** A report as it was asked for: its figures, the text of a CSV, or the bytes of a PDF. */
export async function makeReport(knowing: Knowing, order: ReportJob): Promise<unknown> {
  const body = await figuresFor(knowing, order);
  if (order.as === 'csv') return reportCsv(reportBody.parse(body));
  if (order.as !== 'pdf') return body;
  return reportPdf(reportBody.parse(body), planOf(knowing.shifts, order.query).minutesEast);
}

async function figuresFor(
  { database, shifts, library }: Knowing,
  { name, query, at }: ReportJob,
): Promise<unknown> {
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
  const tables = await tablesAsked(database, query.table);
  if (name === 'win' || name === 'course') {
    const by = query.by ?? [];
    const column = name === 'course' ? 'minutes' : columnOf(by);
    const plan = planOf(shifts, query);
    const journals = await readAll(tables, (table) =>
      winJournals(database, table, {
        period,
        column,
        isToldByMinutes: isToldByMinutes(by),
        shifts: plan,
        library,
        apart: timesApart(by, plan),
      }),
    );
    return report(name, journals.flat(), query, { at, shifts });
  }
  const types = EVENTS_READ[name](library);
  const journals = await readAll(tables, (table) =>
    journalWithin(database, table, period, { types, library }),
  );
  return report(name, journals, query, { at, shifts });
}

/** On A4 and in the floor's time, with the report itself inside for programs. */
function reportPdf(body: ReportBody, minutesEast: number): Promise<Uint8Array> {
  const [columns = [], ...rows] = reportTable(body);
  const day = (at: number) => floorTimeText(at, minutesEast).slice(0, 16);
  const zone = zoneText(minutesEast);
  const from = body.from === null ? 'from the beginning' : `from ${day(body.from)}`;
  const cell = (text: string, index: number) =>
    isTimeColumn(columns[index] ?? '') && text !== ''
      ? floorTimeText(Date.parse(text), minutesEast)
      : text;
  return printedTable({
    kind: 'Report',
    title: body.report,
    subtitle: `${from} until ${day(body.to ?? body.at)}, made ${day(body.at)}, all times ${zone}`,
    software: 'Baize',
    date: day(body.at).slice(0, 10),
    columns,
    rows: rows.map((row) => row.map(cell)),
    json: JSON.stringify(body),
  });
}

async function tablesAsked(
  database: Queryable,
  table: string | undefined,
): Promise<readonly string[]> {
  const tables = await tablesWithJournal(database);
  return table === undefined ? tables : tables.filter((each) => each === table);
}

function readAll<Read>(
  tables: readonly string[],
  read: (table: string) => Promise<Read>,
): Promise<readonly Read[]> {
  return Promise.all(tables.map(read));
}

type RowOf<Name extends ReportBody['report']> = Extract<
  ReportBody,
  { report: Name }
>['rows'][number];

interface AsOf {
  /** Up to a moment; null for now. */
  readonly to: number | null;
  readonly table: string | undefined;
}

/**
 * Instruments issued by then and not yet redeemed, void or expired, at whichever table. They stand in the
 * database by number, and `verify` computes every one of them again from the journals.
 */
async function instrumentsOutstanding(
  database: Queryable,
  { to, table }: AsOf,
): Promise<readonly RowOf<'instruments'>[]> {
  const { rows } = await database.query<{
    readonly number: string;
    readonly amount: string;
    readonly issued_at: string;
    readonly issued_table: string;
    readonly issued_terminal: string;
    readonly expires_at: string;
  }>(
    `select number, amount, issued_at, issued_table, issued_terminal, expires_at from instruments
     where case when $1::bigint is null then ended_at is null
                else issued_at < $1 and (ended_at is null or ended_at >= $1) end
       and ($2::text is null or issued_table = $2)
     order by issued_at, number`,
    [to, table ?? null],
  );
  return rows.map((row) => ({
    number: maskedNumber(row.number),
    amount: money(Number(row.amount)),
    issuedAt: Number(row.issued_at),
    table: row.issued_table,
    terminal: row.issued_terminal,
    expiresAt: Number(row.expires_at),
  }));
}

/** What players owe after corrections their credit could not cover, summed from the postings. */
async function receivables(
  database: Queryable,
  { to, table }: AsOf,
): Promise<readonly RowOf<'receivables'>[]> {
  const { rows } = await database.query<{
    readonly table_id: string;
    readonly account: string;
    readonly owed: string;
    readonly at: string;
  }>(
    `select p.table_id, p.account, sum(p.owed) as owed, max(j.at) as at
     from (
       select table_id, sequence, from_account as account, amount as owed from postings
       where from_account like 'receivable:%'
       union all
       select table_id, sequence, to_account, -amount from postings
       where to_account like 'receivable:%') as p
     cross join lateral (
       select at from journal where table_id = p.table_id and first <= p.sequence
       order by first desc limit 1) as j
     where ($1::bigint is null or j.at < $1) and ($2::text is null or p.table_id = $2)
     group by p.table_id, p.account having sum(p.owed) <> 0
     order by p.table_id, p.account`,
    [to, table ?? null],
  );
  return rows.map(({ table_id, account, owed, at }) => ({
    table: table_id,
    terminal: account.slice('receivable:'.length),
    owed: money(Number(owed)),
    at: Number(at),
  }));
}
