import { fractionText, money } from '@baize/exact';
import { type PitShiftBody, pitShiftBody } from '@baize/protocol/http';
import type { TableLibrary } from '@baize/table';
import type { ApiPlugin } from '../../http/context.ts';
import { only } from '../../http/gate.ts';
import type { Queryable } from '../../store/journal-row.ts';
import { isWithin, type Period } from '../period.ts';
import { type ShiftPlan, shiftBegin, shiftOf } from '../shift-plan.ts';
import { winJournals } from '../win/rollup-store.ts';
import { TallySum } from '../win/tally.ts';
import { WinClerk, type WinEntry } from '../win/win-clerk.ts';
import { zScore } from '../win/win-row.ts';

/** How the tables do in the shift that runs, for their tiles. */
export const pitShiftRoutes: ApiPlugin = (api, { deps }) => {
  const { database, tables, now, config, library } = deps;
  api.get(
    '/pit/shift',
    {
      schema: {
        summary: 'How each table does in the shift that runs',
        tags: ['tables'],
        response: { 200: pitShiftBody },
      },
      preHandler: only('pit-supervisor', 'auditor'),
    },
    async (): Promise<PitShiftBody> => {
      const at = now();
      const from = shiftBegin(at, config.shifts);
      const reading = { database, shifts: config.shifts, ...(library && { library }) };
      const rows: PitShiftBody['tables'] = [];
      for (const { id } of tables.list())
        rows.push(await shiftOfTable(id, { from, to: at }, reading));
      return { shift: shiftOf(at, config.shifts), from, at, tables: rows };
    },
  );
};

interface Reading {
  readonly database: Queryable;
  readonly shifts: ShiftPlan;
  readonly library?: TableLibrary;
}

/** So many points a tile shows apart. */
const POINTS = 24;
const WHOLE = { bet: false, terminal: false, game: false };

async function shiftOfTable(
  table: string,
  period: Period & { readonly from: number; readonly to: number },
  { database, ...reading }: Reading,
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
