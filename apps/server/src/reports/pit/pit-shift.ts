import { fractionText, money } from '@baize/exact';
import type { PitShiftBody } from '@baize/protocol/http';
import type { Knowing } from '../make-report.ts';
import { isWithin, type Period } from '../period.ts';
import { shiftBegin, shiftOf } from '../shift-plan.ts';
import { winJournals } from '../win/rollup-store.ts';
import { TallySum } from '../win/tally.ts';
import { WinClerk, type WinEntry } from '../win/win-clerk.ts';
import { zScore } from '../win/win-row.ts';

/** Which tables' shift is asked for; everything in it can be sent to a thread. */
export interface ShiftJob {
  readonly name: 'shift';
  readonly tables: readonly string[];
  readonly at: number;
}

/** How the tables do in the shift that runs, for their tiles. */
export async function pitShift(
  { database, shifts, library }: Knowing,
  { tables, at }: ShiftJob,
): Promise<PitShiftBody> {
  const from = shiftBegin(at, shifts);
  const reading = { database, shifts, library };
  const rows: PitShiftBody['tables'] = [];
  for (const id of tables) rows.push(await shiftOfTable(id, { from, to: at }, reading));
  return { shift: shiftOf(at, shifts), from, at, tables: rows };
}

/** So many points a tile shows apart. */
const POINTS = 24;
const WHOLE = { bet: false, terminal: false, game: false };

async function shiftOfTable(
  table: string,
  period: Period & { readonly from: number; readonly to: number },
  { database, ...reading }: Knowing,
): Promise<PitShiftBody['tables'][number]> {
  const sum = new TallySum();
  const step = Math.max(1, (period.to - period.from) / POINTS);
  const steps = Array.from({ length: POINTS }, () => 0);
  const put = ({ at, tally }: WinEntry) => {
    sum.add(tally);
    const place = Math.min(POINTS - 1, Math.floor((at - period.from) / step));
    steps[place] = (steps[place] ?? 0) + tally.win;
  };
  const journals = await winJournals(database, table, {
    period,
    column: 'minutes',
    apart: null,
    ...reading,
  });
  for (const journal of journals) {
    for (const entry of journal.rolled ?? []) put(entry);
    const clerk = new WinClerk(journal);
    for await (const fact of journal.facts) {
      const noted = clerk.read(fact);
      if (!noted || !isWithin(fact.at, journal.within ?? period)) continue;
      for (const entry of await clerk.entries(noted, WHOLE)) put(entry);
    }
  }
  const tally = sum.total();
  const { rounds, handle, win, theoretical } = tally;
  return {
    table,
    rounds,
    handle,
    win,
    theoretical: fractionText(theoretical),
    z: zScore(tally),
    course: [0, ...runningSums(steps)].map(money),
  };
}

function runningSums(steps: readonly number[]): readonly number[] {
  let sum = 0;
  return steps.map((each) => {
    sum += each;
    return sum;
  });
}
