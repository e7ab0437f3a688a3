import { WIN_DIMENSIONS } from '@baize/protocol/http';
import { Refused } from '../../http/refuse.ts';
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
  const lines = new LineSums(question);
  const division = divisionOf(question.by);
  for (const journal of journals) {
    const { table, facts, rolled = [], within = question.period } = journal;
    for (const entry of rolled) lines.add(table, entry);
    const clerk = new WinClerk(journal);
    for await (const fact of facts) {
      const noted = clerk.read(fact);
      if (!noted || !isWithin(fact.at, within)) continue;
      for (const entry of await clerk.entries(noted, division)) lines.add(table, entry);
    }
  }
  return lines.total();
}

/** Whether lines are divided by when something happened. */
function isByTime(by: readonly WinDimension[]): boolean {
  return by.includes('hour') || by.includes('shift');
}

/** Where the figures of a question are kept; undefined where they are not. */
export function columnOf(by: readonly WinDimension[]): RollupColumn | undefined {
  return columnFor(divisionOf(by));
}

/** Whether minutes, which are in one hour and one shift of any plan, say as much as a question asks for. */
export function isToldByMinutes(by: readonly WinDimension[]): boolean {
  return by.every((each) => each === 'table' || each === 'hour' || each === 'shift');
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
  if (columnOf(by) === undefined) return true;
  const isAligned = (minutesEast - floor.minutesEast) % MINUTES_AN_HOUR === 0;
  return isByTime(by) && !isAligned && !isToldByMinutes(by);
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

/** More than anybody reads; no report of a day of 24 tables that hours are kept for has as many. */
const LINES_MOST = 20_000;

const TOO_MANY_LINES = {
  code: 'too-many-lines',
  message: `A report has at most ${LINES_MOST} lines: ask for one table, a shorter time or fewer divisions.`,
  field: 'by',
};

/** Adds up entries line by line; hundreds of thousands of them are of a few thousand lines. */
class LineSums {
  private readonly lines = new Map<string, { readonly group: WinGroup; readonly sum: TallySum }>();
  private readonly shifts: ShiftPlan;
  private readonly asked: readonly WinDimension[];
  /** Every moment is named once. */
  private readonly moments = new Map<number, Pick<WinGroup, 'shift' | 'hour'>>();

  constructor({ by, shifts }: WinQuestion) {
    this.shifts = shifts;
    this.asked = WIN_DIMENSIONS.filter((dimension) => by.includes(dimension));
  }

  add(table: string, entry: WinEntry): void {
    let key = '';
    for (const dimension of this.asked) key += `${this.nameIn(dimension, table, entry) ?? ''}\n`;
    let line = this.lines.get(key);
    if (!line) {
      const names = this.asked.map((each) => [each, this.nameIn(each, table, entry)]);
      line = { group: { ...NO_GROUP, ...Object.fromEntries(names) }, sum: new TallySum() };
      this.lines.set(key, line);
      if (this.lines.size > LINES_MOST) throw new Refused(400, TOO_MANY_LINES);
    }
    line.sum.add(entry.tally);
  }

  total(): readonly WinLine[] {
    return Array.from(this.lines)
      .toSorted(([one], [other]) => compareText(one, other))
      .map(([, { group, sum }]) => ({ group, tally: sum.total() }));
  }

  private nameIn(dimension: WinDimension, table: string, entry: WinEntry): string | null {
    switch (dimension) {
      case 'table':
        return table;
      case 'shift':
      case 'hour':
        return this.momentOf(entry.at)[dimension];
      default:
        return entry[dimension];
    }
  }

  private momentOf(at: number): Pick<WinGroup, 'shift' | 'hour'> {
    const known = this.moments.get(at);
    if (known) return known;
    const moment = { shift: shiftOf(at, this.shifts), hour: hourOf(at, this.shifts) };
    this.moments.set(at, moment);
    return moment;
  }
}

const NO_GROUP: WinGroup = {
  shift: null,
  table: null,
  game: null,
  bet: null,
  hour: null,
  terminal: null,
  person: null,
};

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
