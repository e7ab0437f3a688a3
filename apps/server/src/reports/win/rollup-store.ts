import type { TableLibrary } from '@baize/table';
import { z } from 'zod';
import type { Queryable } from '../../store/journal-row.ts';
import type { TableJournal } from '../journal-facts.ts';
import type { Period } from '../period.ts';
import type { ShiftPlan } from '../shift-plan.ts';
import {
  entriesIn,
  isOfOnePiece,
  ROLLUP_COLUMNS,
  type Rollup,
  RollupClerk,
  type RollupColumn,
  type Stretch,
  stretchAt,
} from './rollup.ts';
import { winEvents } from './win-clerk.ts';
import { winFacts } from './win-facts.ts';

export interface WinReading {
  readonly period: Period;
  /** Undefined where nothing is kept of what is asked. */
  readonly column: RollupColumn | undefined;
  /** Whether minutes say as much, where hours were cut by other shifts than those asked about. */
  readonly isToldByMinutes?: boolean;
  readonly shifts: ShiftPlan;
  readonly library: TableLibrary;
  /** What tells hours apart for whoever asks, the same for those that are added up together; null where nothing does. */
  readonly apart: ((from: number) => string) | null;
}

/**
 * A table's figures of a period: hours that are over as they were added up once, and only what lies before and after
 * them from the journal.
 */
export async function winJournals(
  database: Queryable,
  table: string,
  reading: WinReading,
): Promise<readonly TableJournal[]> {
  const { period, column, shifts, library, apart, isToldByMinutes = false } = reading;
  const types = winEvents(library);
  const read = (within: Period, start?: number): TableJournal => ({
    table,
    library,
    within,
    facts: winFacts(database, table, within, types, start),
  });
  const kept = column ? await readRollups(database, table, period, column) : [];
  const [first, last] = [kept[0], kept.at(-1)];
  // Hours were perhaps cut by another plan than whoever asks divides time by; minutes are never cut.
  const isDivided = apart !== null && column !== 'minutes';
  const fits = !isDivided || kept.every((each) => isOfOnePiece(each, shifts));
  if (!fits && isToldByMinutes)
    return winJournals(database, table, { ...reading, column: 'minutes' });
  if (!column || !first || !last || !fits) return [read(period)];
  const rolled = entriesIn(column, kept, apart ?? (() => 0));
  const after = { ...read({ from: last.to, to: period.to }, last.lastEvent + 1), rolled };
  if (period.from === null || period.from === first.from) return [after];
  return [read({ from: period.from, to: first.from }), after];
}

interface Kept extends Stretch {
  readonly lastEvent: number;
  readonly text: string;
}

async function readRollups(
  database: Queryable,
  table: string,
  { from, to }: Period,
  column: RollupColumn,
): Promise<readonly Kept[]> {
  const { rows } = await database.query<{
    from_at: string;
    to_at: string;
    last_event: string;
    text: string;
  }>(
    `select from_at, to_at, last_event, ${column} as text from win_rollups
     where table_id = $1 and ($2::bigint is null or from_at >= $2)
       and ($3::bigint is null or to_at <= $3)
     order by from_at`,
    [table, from, to],
  );
  return rows.map(({ from_at, to_at, last_event, text }) => ({
    from: Number(from_at),
    to: Number(to_at),
    lastEvent: Number(last_event),
    text,
  }));
}

export interface KeptRollup extends Rollup {
  /** The last event that was added up. */
  readonly lastEvent: number;
}

/** Everything that was added up of a table, the oldest first, for whoever adds it up again. */
export async function readWholeRollups(
  database: Queryable,
  table: string,
): Promise<readonly KeptRollup[]> {
  const { rows } = await database.query<
    Record<RollupColumn | 'from_at' | 'to_at' | 'last_event', string>
  >('select * from win_rollups where table_id = $1 order by from_at', [table]);
  return rows.map(({ from_at, to_at, last_event, ...columns }) => ({
    from: Number(from_at),
    to: Number(to_at),
    lastEvent: Number(last_event),
    columns,
  }));
}

/** Whose hours are to be added up; it can be sent to a thread. */
export interface HoursJob {
  readonly name: 'hours';
  readonly table: string;
}

interface AddingUp {
  readonly database: Queryable;
  readonly shifts: ShiftPlan;
  readonly library: TableLibrary;
}

/** So many hours are added up before they are written down: what is found is not kept in memory for ever. */
const HOURS_AT_ONCE = 24;

/**
 * The hours of a table that are over and not added up yet, the oldest first, as many as are written down at once. An hour is over
 * when something has happened after it: nothing that comes later can be older.
 */
export async function hoursOver(
  { database, shifts, library }: AddingUp,
  { table }: HoursJob,
): Promise<readonly KeptRollup[]> {
  const done = await rolledUpTo(database, table);
  const period = { from: done?.to ?? null, to: null };
  const clerk = new RollupClerk({ library });
  const over: KeptRollup[] = [];
  let stretch: Stretch | null = null;
  let lastEvent = 0;
  const types = winEvents(library);
  const start = (done?.lastEvent ?? 0) + 1;
  for await (const fact of winFacts(database, table, period, types, start)) {
    if (done && fact.at < done.to) {
      clerk.pass(fact);
      continue;
    }
    if (stretch && fact.at >= stretch.to) {
      over.push({ ...clerk.close(stretch), lastEvent });
      if (over.length === HOURS_AT_ONCE) return over;
      stretch = null;
    }
    if (!stretch) {
      // Shifts may begin at other times than they did when the hour before was added up.
      const { from, to } = stretchAt(fact.at, shifts);
      stretch = { from: Math.max(from, done?.to ?? from), to };
    }
    await clerk.take(fact);
    if (types.has(fact.event.type)) lastEvent = fact.sequence;
  }
  return over;
}

export interface RollingUp extends AddingUp {
  /** For writing what was added up, on record. */
  readonly office: Queryable;
  /** Adds up apart from what takes bets; it is done here where nobody else does. */
  readonly addUp?: ((order: HoursJob) => Promise<unknown>) | undefined;
}

// What comes back from a thread is as unknown as what comes from outside.
const keptRollups: z.ZodType<readonly KeptRollup[]> = z.array(
  z.object({
    from: z.int(),
    to: z.int(),
    lastEvent: z.int(),
    columns: z.record(z.enum(ROLLUP_COLUMNS), z.string()),
  }),
);

/** Adds up the hours of a table that are over and not added up yet, and writes them down; how many those were. */
export async function rollUpTable(
  table: string,
  { database, office, shifts, library, addUp }: RollingUp,
): Promise<number> {
  const adding = { database, shifts, library };
  const order: HoursJob = { name: 'hours', table };
  let written = 0;
  while (await mayBeOver(database, table, shifts)) {
    const hours = keptRollups.parse(await (addUp?.(order) ?? hoursOver(adding, order)));
    for (const hour of hours) written += await writeRollup(office, table, hour);
    if (hours.length < HOURS_AT_ONCE) break;
  }
  return written;
}

/** Whether an hour may have ended since the last one that was added up: two looks, where adding up reads every row. */
async function mayBeOver(database: Queryable, table: string, shifts: ShiftPlan): Promise<boolean> {
  const { rows } = await database.query<{ readonly first: string | null; newest: string | null }>(
    `select (select at from journal where table_id = $1 order by first limit 1) as first,
            (select at from journal where table_id = $1 order by first desc limit 1) as newest`,
    [table],
  );
  const [row] = rows;
  if (!row?.first || !row.newest) return false;
  const done = await rolledUpTo(database, table);
  return Number(row.newest) >= stretchAt(done?.to ?? Number(row.first), shifts).to;
}

/** Where the hours end that were added up. */
async function rolledUpTo(
  database: Queryable,
  table: string,
): Promise<{ readonly to: number; readonly lastEvent: number } | null> {
  const { rows } = await database.query<{ to_at: string; last_event: string }>(
    `select to_at, last_event from win_rollups where table_id = $1
     order by from_at desc limit 1`,
    [table],
  );
  const [row] = rows;
  return row ? { to: Number(row.to_at), lastEvent: Number(row.last_event) } : null;
}

/** Another node may have been first; it has added up the same. */
async function writeRollup(
  database: Queryable,
  table: string,
  { from, to, lastEvent, columns }: KeptRollup,
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into win_rollups (table_id, from_at, to_at, last_event, ${ROLLUP_COLUMNS.join(', ')})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [table, from, to, lastEvent, ...ROLLUP_COLUMNS.map((column) => columns[column])],
  );
  return rowCount ?? 0;
}
