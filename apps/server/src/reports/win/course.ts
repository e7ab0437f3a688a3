import { fractionText, type Money, NOTHING } from '@baize/exact';
import { layoutConfigs } from '@baize/table';
import type { TableJournal } from '../journal-facts.ts';
import { isWithin, type Period } from '../period.ts';
import { prepareExpectation } from './expectation.ts';
import { partsOf, roundTally } from './round-tally.ts';
import { decidedWinOf, SettlementWatch } from './settlement-changes.ts';
import { NO_TALLY, negativeOf, sumOfTallies, type Tally } from './tally.ts';
import { dropOf } from './win-report.ts';
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
  const minutes = new Map<number, Tally>();
  for (const journal of journals) await addMinutes(minutes, journal, period);
  return rowsOf(minutes);
}

type Minutes = Map<number, Tally>;

async function addMinutes(
  minutes: Minutes,
  { facts, before, library }: TableJournal,
  period: Period,
): Promise<void> {
  const watch = new SettlementWatch(library, before);
  const put = (at: number, tally: Tally) => {
    const minute = Math.floor(at / MINUTE);
    minutes.set(minute, sumOfTallies(minutes.get(minute) ?? NO_TALLY, tally));
  };
  for await (const fact of facts) {
    const change = watch.take(fact);
    if (!isWithin(fact.at, period)) continue;
    if (change) {
      const { config, before: was, after } = change;
      for (const each of layoutConfigs(config)) await prepareExpectation(each, library);
      for (const { layouts } of partsOf(after, WHOLE, config))
        put(fact.at, roundTally(layouts, library));
      for (const { layouts } of partsOf(was, WHOLE, config)) {
        put(fact.at, negativeOf(roundTally(layouts, library)));
      }
    }
    const { win } = decidedWinOf(fact);
    if (win !== NOTHING) put(fact.at, { ...NO_TALLY, win });
    const { drop } = dropOf(fact);
    if (drop > 0) put(fact.at, { ...NO_TALLY, drop });
  }
}

const WHOLE = { bet: false, terminal: false, game: false };

function rowsOf(minutes: ReadonlyMap<number, Tally>): readonly CourseRow[] {
  const known = [...minutes].toSorted(([one], [other]) => one - other);
  const [first, last] = [known[0]?.[0], known.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const step = stepFor(last - first + 1);
  const begin = Math.floor(first / step) * step;
  const rows: CourseRow[] = [rowAt(begin * MINUTE, NO_TALLY)];
  let sum = NO_TALLY;
  let next = 0;
  for (let end = begin + step; ; end += step) {
    for (; (known[next]?.[0] ?? end) < end; next += 1) {
      sum = sumOfTallies(sum, known[next]?.[1] ?? NO_TALLY);
    }
    rows.push(rowAt(end * MINUTE, sum));
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
