import { evolve, LIBRARY } from '@baize/table';
import {
  decodeFacts,
  headAfter,
  type JournalRow,
  type Queryable,
  readRowsAfter,
  rowProblem,
} from '../store/journal-row.ts';
import { signatureProblem, type Trust } from '../store/signing-key.ts';
import { checkGames } from './book-in-use.ts';
import type { Position } from './durable-writer.ts';
import type { LiveTable } from './live-table.ts';
import type { Opening } from './open-table.ts';
import { tablesBehind } from './record-behind.ts';
import type { Committed } from './running-table.ts';

export interface Followed {
  readonly position: Position;
  readonly commit: Committed;
}

/** A row that is not what it claims to be, or that nobody we trust has written. */
export class BrokenJournal extends Error {
  readonly where: string;
  readonly what: string;

  constructor({ table, first }: Pick<JournalRow, 'table' | 'first'>, what: string) {
    super(`The journal of ${table} is broken: row ${first} ${what}.`);
    this.where = `journal ${table} row ${first}`;
    this.what = what;
  }
}

/** Where a table stands after a row that somebody else wrote. A broken chain is no way to follow. */
export function followRow(position: Position, row: JournalRow, trust: Trust): Followed {
  const problem = rowProblem(row, position.head) ?? signatureProblem(row, trust);
  if (problem) throw new BrokenJournal(row, problem);
  const facts = decodeFacts(row);
  checkGames(row.table, facts, position.state[LIBRARY]);
  const state = facts.reduce(evolve, position.state);
  const { table, hash } = row;
  return {
    position: { ...position, state, head: headAfter(row) },
    commit: { table, before: position.state, state, facts, hash: hash.toString('hex') },
  };
}

/** How much more often one looks while another process is seen to be writing. */
const HASTE = 10;
/** For how many looks after its last commit another process counts as present. */
const PRESENCE = 100;

/**
 * Looks for what other processes have committed, and whether the database still has what our tables acknowledged. A
 * table that writes meets both anyway; this is for tables that only watch. Notifications would cost every commit a lock;
 * a look costs one statement for all tables, and there is haste only while there is company.
 */
export function startFollowing(
  tables: () => readonly LiveTable[],
  { background, durability, settings, signal }: Opening,
): { stop(): void } {
  const { followEvery, log } = settings;
  let timer: NodeJS.Timeout | undefined;
  let company = 0;
  let comparedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const watched = tables();
    if (watched.length === 0) return;
    if (performance.now() - comparedAt >= followEvery) {
      await compareHeads(background, watched);
      comparedAt = performance.now();
    }
    const places = watched.map((table) => ({ table: table.id, last: table.place().last }));
    const rows = await readRowsAfter(background, places);
    company = rows.length > 0 ? PRESENCE : Math.max(0, company - 1);
    if (rows.length > 0) await durability.confirm();
    for (const table of watched) table.follow(rows.filter((row) => row.table === table.id));
  };
  const again = (): void => {
    if (signal.aborted) return;
    timer = setTimeout(
      () => {
        look()
          .catch((error: unknown) => log.warn({ error }, 'Other commits could not be followed.'))
          .finally(again);
      },
      company > 0 ? followEvery / HASTE : followEvery,
    );
    timer.unref();
  };
  again();
  return { stop: () => clearTimeout(timer) };
}

/** A database that went back is noticed without a write, and one that has caught up as well. */
async function compareHeads(database: Queryable, watched: readonly LiveTable[]): Promise<void> {
  const places = watched.map((table) => ({ table: table.id, head: table.place() }));
  const behind = await tablesBehind(database, places);
  const concerned = watched.filter((table) => behind.has(table.id) || table.behind() !== null);
  for (const table of concerned) await table.compare();
}
