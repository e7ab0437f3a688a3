import { fractionText, money } from '@baize/exact';
import type { DayBody } from '@baize/protocol/http';
import { LIBRARY, type TableLibrary } from '@baize/table';
import type { Queryable } from '../../store/read-journal.ts';
import type { Tables } from '../../tables/running-table.ts';
import { journalWithin, tablesWithJournal } from '../journal-facts.ts';
import type { ShiftPlan } from '../shift-plan.ts';
import { WIN_EVENTS, winReport } from '../win/win-report.ts';
import type { GamingDay } from './gaming-day.ts';
import { reconcileFloor } from './reconcile.ts';

export interface DayDeps {
  readonly database: Queryable;
  readonly tables: Pick<Tables, 'list'>;
  readonly shifts: ShiftPlan;
  readonly now: () => number;
}

/** A gaming day in figures, reconciled as everything stands now. */
export async function figuresOfDay(
  { database, tables, shifts, now }: DayDeps,
  { day, from, to }: GamingDay,
): Promise<Omit<DayBody, 'closed'>> {
  const rounds = new Set(tables.list().flatMap((table) => table.state().round?.id ?? []));
  const { compared, differences } = await reconcileFloor(database, rounds, { from, to });
  return {
    day,
    from,
    to,
    at: now(),
    tables: [
      ...(await tableFigures(database, shifts, { from, to }, tables.list()[0]?.state()[LIBRARY])),
    ],
    accounts: [...(await accountSums(database))],
    compared,
    differences: [...differences],
  };
}

async function tableFigures(
  database: Queryable,
  shifts: ShiftPlan,
  period: { readonly from: number; readonly to: number },
  library: TableLibrary | undefined,
): Promise<DayBody['tables']> {
  const names = await tablesWithJournal(database);
  const journals = await Promise.all(
    names.map((table) =>
      journalWithin(database, table, period, { types: WIN_EVENTS, ...(library && { library }) }),
    ),
  );
  const lines = await winReport(journals, { period, by: ['table'], shifts });
  return lines.map(({ group, tally }) => ({
    table: group.table ?? '',
    rounds: tally.rounds,
    drop: tally.drop,
    handle: tally.handle,
    win: tally.win,
    theoretical: fractionText(tally.theoretical),
  }));
}

/** Balances of the floor by the kind of account: `credit`, `win`, `cage`. */
async function accountSums(database: Queryable): Promise<DayBody['accounts']> {
  const { rows } = await database.query<{ readonly account: string; readonly amount: string }>(
    `select split_part(account, ':', 1) as account, sum(amount) as amount from balances
     group by 1 order by 1`,
  );
  return rows.map(({ account, amount }) => ({ account, amount: money(Number(amount)) }));
}
