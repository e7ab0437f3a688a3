import type { Recorded, TableLibrary, TableState } from '@baize/table';
import type { TableJournal } from '../journal-facts.ts';
import { isWithin, type Period } from '../period.ts';

/** A reader of one journal: a row for each fact that belongs into the register, else null. */
export type Clerk<Row> = (fact: Recorded) => Row | null;

/** Every row of a period, table by table; each journal gets a reader of its own. */
export async function register<Row>(
  journals: Iterable<TableJournal>,
  period: Period,
  clerkFor: (table: string, before: TableState | undefined, library: TableLibrary) => Clerk<Row>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { table, facts, before, library } of journals) {
    const clerk = clerkFor(table, before, library);
    for await (const fact of facts) {
      const row = clerk(fact);
      if (row !== null && isWithin(fact.at, period)) rows.push(row);
    }
  }
  return rows;
}
