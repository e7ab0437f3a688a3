import type { TerminalLifeBody, TerminalLifeLine, TerminalLifeQuery } from '@baize/protocol/http';
import { firstEventSince } from '../reports/journal-facts.ts';
import { decodeFacts, type Queryable } from '../store/journal-row.ts';
import { auditLinesAbout } from './audit-about.ts';
import { journalLine } from './life-line.ts';
import { rowsOfTerminal } from './life-rows.ts';

/** Where a row stands among those of all tables. The audit trail has no table, and stands behind them. */
interface Place {
  readonly at: number;
  readonly number: number;
  readonly table: string;
}

interface Entry {
  readonly place: Place;
  /** Newest first. */
  readonly lines: readonly TerminalLifeLine[];
}

interface Source {
  readonly entries: readonly Entry[];
  /** Where its reading stopped, if it has more. */
  readonly stop: Place | null;
}

const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, number: Number.MAX_SAFE_INTEGER, table: '' };

/** What happened to a terminal at whatever tables, and what was done with its calls, faults and keys, newest first. */
export async function terminalLife(
  database: Queryable,
  terminal: string,
  { before, limit }: TerminalLifeQuery,
  lookedThrough?: number,
): Promise<TerminalLifeBody> {
  const from = before === undefined ? NEWEST : placeOf(before);
  const sources: Source[] = [await auditSource(database, terminal, from, limit)];
  for (const table of await tablesOf(database, terminal)) {
    const asked = { terminal, before: await boundAt(database, table, from), limit };
    const { rows, stoppedAt } = await rowsOfTerminal(database, table, asked, lookedThrough);
    const entries = rows.map((row) => ({
      place: { at: row.at, number: row.first, table },
      lines: decodeFacts(row)
        .map((fact) => journalLine(table, terminal, fact))
        .filter((line) => line !== null)
        .toReversed(),
    }));
    const stop = stoppedAt && { at: stoppedAt.at, number: stoppedAt.first, table };
    sources.push({ entries, stop });
  }
  return { terminal, ...pageOf(sources, limit) };
}

/** Nothing older than where a source stopped: it may have lines that belong before. */
function pageOf(sources: readonly Source[], limit: number): Omit<TerminalLifeBody, 'terminal'> {
  const [stop = null] = sources
    .flatMap((source) => (source.stop ? [source.stop] : []))
    .toSorted(newestFirst);
  const entries = sources
    .flatMap((source) => source.entries)
    .toSorted((one, other) => newestFirst(one.place, other.place))
    .filter(({ place }) => stop === null || newestFirst(place, stop) <= 0);
  const lines: TerminalLifeLine[] = [];
  for (const [index, { place, lines: its }] of entries.entries()) {
    lines.push(...its);
    const isLast = index === entries.length - 1;
    if (lines.length >= limit && !isLast) return { lines, next: textOf(place) };
  }
  return { lines, next: stop && textOf(stop) };
}

function newestFirst(one: Place, other: Place): number {
  if (one.at !== other.at) return other.at - one.at;
  if (one.table !== other.table) return one.table < other.table ? 1 : -1;
  return other.number - one.number;
}

function textOf({ at, number, table }: Place): string {
  return `${at}:${number}:${table}`;
}

function placeOf(text: string): Place {
  const [at = '', number = '', table = ''] = text.split(':');
  return { at: Number(at), number: Number(number), table };
}

/** The first event of a table that is listed already, with everything after it. */
async function boundAt(database: Queryable, table: string, from: Place): Promise<number> {
  if (from === NEWEST) return from.number;
  if (table === from.table) return from.number;
  // Of the same moment, tables whose names come first are listed later.
  return firstEventSince(database, table, table < from.table ? from.at + 1 : from.at);
}

/** A table counts what every terminal does that it ever had. */
async function tablesOf(database: Queryable, terminal: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ readonly table_id: string }>(
    'select table_id from meters where terminal = $1 order by table_id',
    [terminal],
  );
  return rows.map(({ table_id }) => table_id);
}

async function auditSource(
  database: Queryable,
  terminal: string,
  from: Place,
  limit: number,
): Promise<Source> {
  const number = from.table === '' ? from.number : Number.MAX_SAFE_INTEGER;
  const lines = await auditLinesAbout(database, terminal, { at: from.at, number, limit });
  const entries = lines.map((line) => ({
    place: { at: line.at, number: line.sequence, table: '' },
    lines: [line],
  }));
  const last = entries.at(-1);
  return { entries, stop: last && entries.length === limit ? last.place : null };
}
