import { type Column, csvText } from '@baize/protocol/csv';
import type { ReportBody, ReportName, ReportQuery } from '@baize/protocol/http';
import type { Recorded } from '@baize/table';
import type { TableJournal } from './journal-facts.ts';
import type { Period } from './period.ts';
import { CORRECTION_EVENTS, correctionClerk } from './registers/corrections.ts';
import { INCIDENT_EVENTS, incidentClerk } from './registers/incidents.ts';
import { ENDED_EVENTS, endedInstrumentClerk } from './registers/instruments-ended.ts';
import { OVERRIDE_EVENTS, overrideClerk } from './registers/overrides.ts';
import { register } from './registers/register.ts';
import { VOID_EVENTS, voidClerk } from './registers/voids.ts';
import { REPORT_COLUMNS } from './report-columns.ts';
import type { ShiftPlan } from './shift-plan.ts';
import { winCourse } from './win/course.ts';
import { WIN_EVENTS, winReport } from './win/win-report.ts';
import { winRow } from './win/win-row.ts';

/** What stands in the database as it is; every other report is read from journals. */
export type StoredReport = 'meters' | 'instruments' | 'receivables';
export type JournalReport = Exclude<ReportName, StoredReport>;

/** The events each report reads: what its reader does not look at, the database need not send. */
export const EVENTS_READ = {
  win: WIN_EVENTS,
  course: WIN_EVENTS,
  voids: VOID_EVENTS,
  corrections: CORRECTION_EVENTS,
  overrides: OVERRIDE_EVENTS,
  incidents: INCIDENT_EVENTS,
  'instruments-ended': ENDED_EVENTS,
} as const satisfies Readonly<Record<JournalReport, readonly Recorded['event']['type'][]>>;

/** A report over the journals of some tables, as of a moment. */
export async function report(
  name: JournalReport,
  journals: readonly TableJournal[],
  { from, to, by = [], minutesEast }: Question,
  { at, shifts }: Asking,
): Promise<unknown> {
  const period: Period = { from: from ?? null, to: to ?? null };
  const plan = minutesEast === undefined ? shifts : { ...shifts, minutesEast };
  const rows = await rowsOf(name, journals, { period, by, shifts: plan });
  return { report: name, ...period, at, rows };
}

type Question = Pick<ReportQuery, 'from' | 'to' | 'by' | 'minutesEast'>;

/** When a report is made, and by which shifts the floor works. */
export interface Asking {
  readonly at: number;
  readonly shifts: ShiftPlan;
}

interface Asked {
  readonly period: Period;
  readonly by: NonNullable<ReportQuery['by']>;
  readonly shifts: ShiftPlan;
}

async function rowsOf(
  name: JournalReport,
  journals: readonly TableJournal[],
  { period, by, shifts }: Asked,
): Promise<readonly unknown[]> {
  switch (name) {
    case 'win':
      return (await winReport(journals, { period, by, shifts })).map(winRow);
    case 'course':
      return winCourse(journals, period);
    case 'voids':
      return register(journals, period, voidClerk);
    case 'corrections':
      return register(journals, period, correctionClerk);
    case 'overrides':
      return register(journals, period, overrideClerk);
    case 'incidents':
      return register(journals, period, incidentClerk);
    case 'instruments-ended':
      return register(journals, period, endedInstrumentClerk);
  }
}

/** A report as a table of texts: the titles first, then a row for each of its lines. */
export function reportTable(body: ReportBody): readonly (readonly string[])[] {
  switch (body.report) {
    case 'win':
      return tableOf(REPORT_COLUMNS.win, body.rows);
    case 'voids':
      return tableOf(REPORT_COLUMNS.voids, body.rows);
    case 'corrections':
      return tableOf(REPORT_COLUMNS.corrections, body.rows);
    case 'overrides':
      return tableOf(REPORT_COLUMNS.overrides, body.rows);
    case 'instruments':
      return tableOf(REPORT_COLUMNS.instruments, body.rows);
    case 'course':
      return tableOf(REPORT_COLUMNS.course, body.rows);
    case 'incidents':
      return tableOf(REPORT_COLUMNS.incidents, body.rows);
    case 'instruments-ended':
      return tableOf(REPORT_COLUMNS['instruments-ended'], body.rows);
    case 'meters':
      return tableOf(REPORT_COLUMNS.meters, body.rows);
    case 'receivables':
      return tableOf(REPORT_COLUMNS.receivables, body.rows);
  }
}

/** Columns that say nothing in any line are left out: paper has only so much room. */
function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly (readonly string[])[] {
  const cells = rows.map((row) => columns.map(({ value }) => String(value(row) ?? '')));
  const said = columns
    .map((_, index) => index)
    .filter((index) => cells.length === 0 || cells.some((row) => row[index] !== ''));
  return [
    said.map((index) => columns[index]?.title ?? ''),
    ...cells.map((row) => said.map((index) => row[index] ?? '')),
  ];
}

export function reportCsv(body: ReportBody): string {
  switch (body.report) {
    case 'win':
      return csvText(REPORT_COLUMNS.win, body.rows);
    case 'voids':
      return csvText(REPORT_COLUMNS.voids, body.rows);
    case 'corrections':
      return csvText(REPORT_COLUMNS.corrections, body.rows);
    case 'overrides':
      return csvText(REPORT_COLUMNS.overrides, body.rows);
    case 'instruments':
      return csvText(REPORT_COLUMNS.instruments, body.rows);
    case 'course':
      return csvText(REPORT_COLUMNS.course, body.rows);
    case 'incidents':
      return csvText(REPORT_COLUMNS.incidents, body.rows);
    case 'instruments-ended':
      return csvText(REPORT_COLUMNS['instruments-ended'], body.rows);
    case 'meters':
      return csvText(REPORT_COLUMNS.meters, body.rows);
    case 'receivables':
      return csvText(REPORT_COLUMNS.receivables, body.rows);
  }
}
