import { WIN_DIMENSIONS } from '@baize/protocol/http';
import type { TableJournal } from '../journal-facts.ts';
import { isWithin, type Period } from '../period.ts';
import { hourOf, type ShiftPlan, shiftOf } from '../shift-plan.ts';
import { columnFor, type RollupColumn } from './rollup.ts';
import type { Division } from './round-tally.ts';
import { type Tally, TallySum } from './tally.ts';
import { WinClerk, type WinEntry } from './win-clerk.ts';

export type WinDimension = (typeof WIN_DIMENSIONS)[number];

export interface WinQuestion {
  readonly period: Period;
  /** What the lines are divided by. */
  readonly by: readonly WinDimension[];
  readonly shifts: ShiftPlan;
}

/** What a line is about; null where the report is not divided by it. */
export type WinGroup = { readonly [Dimension in WinDimension]: string | null };

export interface WinLine {
  readonly group: WinGroup;
  readonly tally: Tally;
}

/** Win, drop, handle and what was to be expected, over the journals of some tables. */
export async function winReport(
  journals: Iterable<TableJournal>,
  question: WinQuestion,
): Promise<readonly WinLine[]> {
  const lines: Lines = new Map();
  const division = divisionOf(question.by);
  for (const journal of journals) {
    const { table, facts, rolled = [], within = question.period } = journal;
    for (const entry of rolled) add(lines, question, table, entry);
    const clerk = new WinClerk(journal);
    for await (const fact of facts) {
      const noted = clerk.read(fact);
      if (!noted || !isWithin(fact.at, within)) continue;
      const entries = await clerk.entries(noted, division);
      for (const entry of entries) add(lines, question, table, entry);
    }
  }
  return Array.from(lines)
    .toSorted(([one], [other]) => compareText(one, other))
    .map(([, { group, sum }]) => ({ group, tally: sum.total() }));
}

/** Whether lines are divided by when something happened. */
function isByTime(by: readonly WinDimension[]): boolean {
  return by.includes('hour') || by.includes('shift');
}

/** Where the figures of a question are kept; undefined where they are not. */
export function columnOf(by: readonly WinDimension[]): RollupColumn | undefined {
  // Minutes are in one hour and one shift of any plan.
  const isWhole = by.every((each) => each === 'table' || each === 'hour' || each === 'shift');
  return isByTime(by) && isWhole ? 'minutes' : columnFor(divisionOf(by));
}

/**
 * Whether every settlement would have to be read, because hours that are over are not kept so: by bet and terminal at
 * once, or divided by hours that begin at other minutes than those of the floor.
 */
export function readsEverySettlement(
  by: readonly WinDimension[],
  { minutesEast }: ShiftPlan,
  floor: ShiftPlan,
): boolean {
  const column = columnOf(by);
  if (column === undefined) return true;
  const isAligned = (minutesEast - floor.minutesEast) % MINUTES_AN_HOUR === 0;
  return column !== 'minutes' && isByTime(by) && !isAligned;
}

const MINUTES_AN_HOUR = 60;

/** What of time has to be told apart: hours, shifts, or nothing, which is said by no function. */
export function timesApart(
  by: readonly WinDimension[],
  shifts: ShiftPlan,
): ((at: number) => string) | null {
  if (!isByTime(by)) return null;
  const hour = by.includes('hour');
  const shift = by.includes('shift');
  return (at) => [hour && hourOf(at, shifts), shift && shiftOf(at, shifts)].join();
}

/** What of a settlement has to be told apart; everything else is the same for the whole of it. */
function divisionOf(by: readonly WinDimension[]): Division {
  return {
    bet: by.includes('bet'),
    terminal: by.includes('terminal'),
    game: by.includes('game'),
  };
}

type Lines = Map<string, { readonly group: WinGroup; readonly sum: TallySum }>;

function add(
  lines: Lines,
  { by, shifts }: WinQuestion,
  table: string,
  { at, game, bet, terminal, person, tally }: WinEntry,
): void {
  const group: WinGroup = {
    shift: by.includes('shift') ? shiftOf(at, shifts) : null,
    table: by.includes('table') ? table : null,
    game: by.includes('game') ? game : null,
    bet: by.includes('bet') ? bet : null,
    hour: by.includes('hour') ? hourOf(at, shifts) : null,
    terminal: by.includes('terminal') ? terminal : null,
    person: by.includes('person') ? person : null,
  };
  const key = WIN_DIMENSIONS.map((dimension) => group[dimension] ?? '').join('\n');
  const known = lines.get(key) ?? { group, sum: new TallySum() };
  lines.set(key, known);
  known.sum.add(tally);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
