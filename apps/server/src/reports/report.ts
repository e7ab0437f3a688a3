import { type Money, minus, money, total } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Posting } from '@baize/ledger';
import { type Column, csvText } from '@baize/protocol/csv';
import type { ReportBody, ReportName, ReportQuery } from '@baize/protocol/http';
import {
  type Approval,
  maskedNumber,
  type Outcome,
  type Recorded,
  type TableLibrary,
  type TableState,
} from '@baize/table';
import type { TableJournal } from './journal-facts.ts';
import { correctingEvents, settlementIn } from './own-settlement.ts';
import type { Period } from './period.ts';
import { actorText } from './registers/actor-text.ts';
import { INCIDENT_EVENTS, incidentClerk } from './registers/incidents.ts';
import { OVERRIDE_EVENTS, overrideClerk } from './registers/overrides.ts';
import { type Clerk, register } from './registers/register.ts';
import { REPORT_COLUMNS } from './report-columns.ts';
import type { ShiftPlan } from './shift-plan.ts';
import { winCourse } from './win/course.ts';
import { winEvents } from './win/win-clerk.ts';
import { winReport } from './win/win-report.ts';
import { winRow } from './win/win-row.ts';

/** A round settled again, with both people it took. */
interface CorrectionRow {
  readonly at: number;
  readonly table: string;
  readonly round: string;
  /** Outcomes; of a round that has no single one, what was put right in words. */
  readonly was: Outcome | string;
  readonly is: Outcome | string;
  readonly paid: Money;
  readonly taken: Money;
  readonly owed: Money;
  readonly requestedBy: string | null;
  readonly approvedBy: string;
  readonly because: Because;
}

const CORRECTION_EVENTS = ['ApprovalRequested', 'ApprovalGranted', 'ResultCorrected'] as const;

export function correctionClerk(
  table: string,
  before: TableState | undefined,
  library: TableLibrary,
): Clerk<CorrectionRow> {
  // What was asked for before is still waiting.
  const approvals = new Map<string, Approval>(before?.approvals);
  let granted: { readonly op: string; readonly request: string } | null = null;
  return ({ at, by, op, event }) => {
    if (event.type === 'ApprovalRequested') approvals.set(event.approval.id, event.approval);
    if (event.type === 'ApprovalGranted') granted = { op, request: event.request };
    const corrected = correctionIn(event, library);
    if (!corrected) return null;
    const { postings, owed, ...said } = corrected;
    const approval = granted?.op === op ? approvals.get(granted.request) : undefined;
    return {
      at,
      table,
      ...said,
      ...creditSums(postings),
      owed: total(owed.map(({ amount }) => amount)),
      requestedBy: approval ? actorText(approval.requestedBy) : null,
      approvedBy: actorText(by),
    };
  };
}

type Corrected = Pick<CorrectionRow, 'round' | 'was' | 'is' | 'because'> & {
  readonly postings: readonly Posting[];
  readonly owed: readonly { readonly amount: Money }[];
};

/** A result as it was entered and as it lay; of a round without a single one, what its mechanic says of it. */
function correctionIn(event: Recorded['event'], library: TableLibrary): Corrected | null {
  const corrected =
    event.type === 'ResultCorrected' ? event : settlementIn(library, event)?.corrected;
  if (!corrected || !('round' in event && 'owed' in event && 'postings' in event)) return null;
  const { was, is } = corrected;
  const { round, postings, owed, because } = event;
  return { round, was, is, postings, owed, because };
}

/** A round without a result: void while it was played, or reversed after it had been settled. */
interface VoidRow {
  readonly at: number;
  readonly table: string;
  readonly round: string;
  readonly kind: 'void' | 'reversed';
  readonly incident: string;
  /** What players got back, less what they had to give back. */
  readonly returned: Money;
  /** What they could not give back, and owe. */
  readonly owed: Money;
  readonly by: string;
  readonly because: Because;
}

const VOID_EVENTS = ['RoundVoided', 'RoundReversed'] as const;

export function voidClerk(table: string): Clerk<VoidRow> {
  return ({ at, by, event }) => {
    if (event.type !== 'RoundVoided' && event.type !== 'RoundReversed') return null;
    const { round, incident, postings, because } = event;
    const { paid, taken } = creditSums(postings);
    const isVoid = event.type === 'RoundVoided';
    return {
      at,
      table,
      round,
      kind: isVoid ? 'void' : 'reversed',
      incident,
      returned: isVoid ? total(event.returned.map(({ amount }) => amount)) : minus(paid, taken),
      owed: isVoid ? total([]) : total(event.owed.map(({ amount }) => amount)),
      by: actorText(by),
      because,
    };
  };
}

/** An instrument that ended without being paid. */
interface EndedInstrument {
  readonly at: number;
  readonly table: string;
  readonly kind: 'void' | 'expired';
  readonly number: string;
  readonly amount: Money;
  readonly detail: string;
  readonly by: string;
}

const ENDED_EVENTS = ['InstrumentVoided', 'InstrumentExpired'] as const;

function endedInstrumentClerk(table: string): Clerk<EndedInstrument> {
  return ({ at, by, event }) => {
    if (event.type !== 'InstrumentVoided' && event.type !== 'InstrumentExpired') return null;
    const { number, amount } = event;
    const isVoid = event.type === 'InstrumentVoided';
    const detail = isVoid ? event.reason : '';
    const kind = isVoid ? 'void' : 'expired';
    return { at, table, kind, number: maskedNumber(number), amount, detail, by: actorText(by) };
  };
}

/** What stands in the database as it is; every other report is read from journals. */
export type StoredReport = 'meters' | 'instruments' | 'receivables';
export type JournalReport = Exclude<ReportName, StoredReport>;

/** The events each report reads: what its reader does not look at, the database need not send. */
export const EVENTS_READ = {
  win: (library) => [...winEvents(library)],
  course: (library) => [...winEvents(library)],
  voids: () => VOID_EVENTS,
  corrections: (library) => [...CORRECTION_EVENTS, ...correctingEvents(library)],
  overrides: () => OVERRIDE_EVENTS,
  incidents: () => INCIDENT_EVENTS,
  'instruments-ended': () => ENDED_EVENTS,
} as const satisfies Readonly<Record<JournalReport, (library: TableLibrary) => readonly string[]>>;

/** A report over the journals of some tables, as of a moment. */
export async function report(
  name: JournalReport,
  journals: readonly TableJournal[],
  { from, to, by = [], minutesEast }: Question,
  { at, shifts }: Asking,
): Promise<unknown> {
  const period: Period = { from: from ?? null, to: to ?? null };
  const plan = planOf(shifts, { minutesEast });
  const rows = await rowsOf(name, journals, { period, by, shifts: plan });
  return { report: name, ...period, at, rows };
}

/** The shifts a report goes by: those of the floor, in the local time somebody asks for. */
export function planOf(
  shifts: ShiftPlan,
  { minutesEast }: { readonly minutesEast?: number | undefined },
): ShiftPlan {
  return minutesEast === undefined ? shifts : { ...shifts, minutesEast };
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

/** What postings gave to players, and took from them. */
interface CreditSums {
  readonly paid: Money;
  readonly taken: Money;
}

function creditSums(postings: readonly Posting[]): CreditSums {
  let [paid, taken] = [0, 0];
  for (const { from, to, amount } of postings) {
    if (to.startsWith('credit:')) paid += amount;
    if (from.startsWith('credit:')) taken += amount;
  }
  return { paid: money(paid), taken: money(taken) };
}
