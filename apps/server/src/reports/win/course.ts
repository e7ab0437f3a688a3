import { fractionText, type Money } from '@baize/exact';
import type { TableJournal } from '../journal-facts.ts';
import { isWithin, type Period } from '../period.ts';
import { NO_TALLY, type Tally, TallySum } from './tally.ts';
import { WinClerk, type WinEntry } from './win-clerk.ts';
import { deviation, zScore } from './win-row.ts';

/** Where the sums of a period stood at a moment. */
export interface CourseRow {
  readonly at: number;
  readonly rounds: number;
  readonly drop: Money;
  readonly handle: Money;
  readonly win: Money;
  readonly theoretical: string;
  readonly deviation: string | null;
  readonly z: string | null;
}

const MINUTE = 60_000;
/** Steps a person can name, in minutes. */
const STEPS = [1, 5, 15, 60, 360, 1440, 10_080];
/** More points than this no screen shows apart. */
const POINTS_MOST = 400;

/** How win and theoretical grew over a period, all tables together, in steps of equal length. */
export async function winCourse(
  journals: Iterable<TableJournal>,
  period: Period,
): Promise<readonly CourseRow[]> {
  const minutes: Minutes = new Map();
  for (const journal of journals) {
    for (const entry of journal.rolled ?? []) put(minutes, entry);
    const clerk = new WinClerk(journal);
    for await (const fact of journal.facts) {
      const noted = clerk.read(fact);
      if (!noted || !isWithin(fact.at, journal.within ?? period)) continue;
      for (const entry of await clerk.entries(noted, WHOLE)) put(minutes, entry);
    }
  }
  return rowsOf(minutes);
}

type Minutes = Map<number, TallySum>;

function put(minutes: Minutes, { at, tally }: WinEntry): void {
  const minute = Math.floor(at / MINUTE);
  const sum = minutes.get(minute) ?? new TallySum();
  minutes.set(minute, sum);
  sum.add(tally);
}

const WHOLE = { bet: false, terminal: false, game: false };

function rowsOf(minutes: Minutes): readonly CourseRow[] {
  const known = [...minutes].toSorted(([one], [other]) => one - other);
  const [first, last] = [known[0]?.[0], known.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const step = stepFor(last - first + 1);
  const begin = Math.floor(first / step) * step;
  const sum = new TallySum();
  const rows: CourseRow[] = [rowAt(begin * MINUTE, sum.total())];
  let next = 0;
  for (let end = begin + step; ; end += step) {
    for (; (known[next]?.[0] ?? end) < end; next += 1) {
      sum.add(known[next]?.[1].total() ?? NO_TALLY);
    }
    rows.push(rowAt(end * MINUTE, sum.total()));
    if (end > last) return rows;
  }
}

function stepFor(minutes: number): number {
  return STEPS.find((step) => minutes / step <= POINTS_MOST) ?? Math.ceil(minutes / POINTS_MOST);
}

function rowAt(at: number, tally: Tally): CourseRow {
  const { rounds, drop, handle, win, theoretical } = tally;
  return {
    at,
    rounds,
    drop,
    handle,
    win,
    theoretical: fractionText(theoretical),
    deviation: deviation(tally),
    z: zScore(tally),
  };
}
