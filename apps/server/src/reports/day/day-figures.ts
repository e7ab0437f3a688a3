import { fractionText, money } from '@baize/exact';
import type { DayBody } from '@baize/protocol/http';
import type { TableLibrary } from '@baize/table';
import type { Queryable } from '../../store/journal-row.ts';
import { tablesWithJournal } from '../journal-facts.ts';
import type { Knowing } from '../make-report.ts';
import type { ShiftPlan } from '../shift-plan.ts';
import { winJournals } from '../win/rollup-store.ts';
import { winReport } from '../win/win-report.ts';
import { reconcileFloor } from './reconcile.ts';
import { type KeptInDay, keptInDay, winAgainstLedger } from './win-and-ledger.ts';

/** Which gaming day is to be reconciled; everything in it can be sent to a thread. */
export interface DayJob {
  readonly name: 'day';
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** The rounds that are being played: only those may hold stakes. */
  readonly inProgress: readonly string[];
}

/** A gaming day in figures, reconciled as everything stands now; nobody has closed it. */
export async function figuresOfDay(
  { database, shifts, library }: Knowing,
  { day, from, to, at, inProgress }: DayJob,
): Promise<DayBody> {
  const period = { from, to };
  const tables = await tableFigures(database, shifts, period, library);
  const kept = await keptInDay(database, await tablesWithJournal(database), period);
  const wins = new Map(tables.map(({ table, win }) => [table, money(win)]));
  const { compared, differences } = await reconcileFloor(
    database,
    new Set(inProgress),
    period,
    to <= at ? winAgainstLedger(kept, wins) : [],
  );
  return {
    day,
    from,
    to,
    at,
    tables: withWrittenOff(tables, kept),
    accounts: [...(await accountSums(database))],
    compared,
    differences: [...differences],
    closed: null,
  };
}

async function tableFigures(
  database: Queryable,
  shifts: ShiftPlan,
  period: { readonly from: number; readonly to: number },
  library: TableLibrary,
): Promise<DayBody['tables']> {
  const names = await tablesWithJournal(database);
  const reading = { period, column: 'whole' as const, shifts, library, apart: null };
  const journals = await Promise.all(names.map((table) => winJournals(database, table, reading)));
  const lines = await winReport(journals.flat(), { period, by: ['table'], shifts });
  return lines.map(({ group, tally }) => ({
    table: group.table ?? '',
    rounds: tally.rounds,
    drop: tally.drop,
    handle: tally.handle,
    win: tally.win,
    commission: tally.commission,
    theoretical: fractionText(tally.theoretical),
  }));
}

/** Debts that were given up have a column of their own, also at a table that nobody played at. */
function withWrittenOff(tables: DayBody['tables'], kept: readonly KeptInDay[]): DayBody['tables'] {
  return kept.flatMap(({ table, writtenOff }) => {
    const played = tables.find((each) => each.table === table);
    if (!played && writtenOff === 0) return [];
    return [{ ...(played ?? { ...NOTHING_PLAYED, table }), writtenOff }];
  });
}

const NONE = money(0);
const NOTHING_PLAYED = {
  rounds: 0,
  drop: NONE,
  handle: NONE,
  win: NONE,
  commission: NONE,
  theoretical: '0',
} as const;

/** Balances of the floor by the kind of account: `credit`, `win`, `cage`. */
async function accountSums(database: Queryable): Promise<DayBody['accounts']> {
  const { rows } = await database.query<{ readonly account: string; readonly amount: string }>(
    `select split_part(account, ':', 1) as account, sum(amount) as amount from balances
     group by 1 order by 1`,
  );
  return rows.map(({ account, amount }) => ({ account, amount: money(Number(amount)) }));
}
