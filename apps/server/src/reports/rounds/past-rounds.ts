import { balanceOf, creditOf } from '@baize/ledger';
import type { TableConfig, TableState } from '@baize/table';
import { decodeFacts, type JournalRow, type Queryable } from '../../store/journal-row.ts';
import { type PastRound, RoundAssembly } from './round-assembly.ts';

const ROWS_AT_ONCE = 100;

interface Stored {
  readonly first: string;
  readonly last: string;
  readonly at: string;
  readonly events: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

/** The rows of a table from the one with this event back to the first. */
async function* rowsBackward(
  database: Queryable,
  table: string,
  sequence: number,
): AsyncGenerator<JournalRow> {
  let before = sequence + 1;
  for (;;) {
    const { rows } = await database.query<Stored>(
      `select first, last, at, events, previous, hash from journal
       where table_id = $1 and first < $2 order by first desc limit $3`,
      [table, before, ROWS_AT_ONCE],
    );
    for (const row of rows) {
      const [first, last, at] = [row.first, row.last, row.at].map(Number);
      yield { ...row, table, first: first ?? 0, last: last ?? 0, at: at ?? 0, signed: null };
    }
    const oldest = rows.at(-1);
    if (!oldest || rows.length < ROWS_AT_ONCE) return;
    before = Number(oldest.first);
  }
}

export interface PlayedUnder {
  readonly past: PastRound;
  /** What the table was configured for when the round was played. */
  readonly config: TableConfig;
}

export interface Backwards {
  readonly database: Queryable;
  readonly table: string;
  /** The table as it is: where reading begins, and whose balances are known. */
  readonly state: TableState;
  /** Whose credit is to be followed; null where nobody's. */
  readonly terminal: string | null;
}

/** The rounds of a table, newest first, as far back as anybody asks. */
export async function* pastRounds(given: Backwards): AsyncGenerator<PlayedUnder> {
  const { database, table, state, terminal } = given;
  const account = terminal === null ? null : creditOf(terminal);
  const balance = account === null ? 0 : balanceOf(state.balances, account);
  const assembly = new RoundAssembly(account, balance);
  let config = state.rules?.config ?? null;
  for await (const row of rowsBackward(database, table, state.sequence)) {
    const hash = row.hash.toString('hex');
    for (const fact of decodeFacts(row).toReversed()) {
      const past = assembly.take(fact, hash);
      if (past && config) yield { past, config };
      // Before this event the table played by another configuration, if by any.
      if (fact.event.type === 'TableConfigured') {
        config = await configBefore(database, table, fact.sequence);
      }
    }
  }
}

async function configBefore(
  database: Queryable,
  table: string,
  sequence: number,
): Promise<TableConfig | null> {
  const { rows } = await database.query<{ readonly events: Buffer }>(
    `select events from journal
     where table_id = $1 and first < $2 and position('"TableConfigured"'::bytea in events) > 0
     order by first desc limit 1`,
    [table, sequence],
  );
  const facts = rows.flatMap((row) => decodeFacts(row));
  const earlier = facts.filter((fact) => fact.sequence < sequence).toReversed();
  for (const { event } of earlier) if (event.type === 'TableConfigured') return event.config;
  return null;
}
