import { balanceOf, creditOf } from '@baize/ledger';
import type { TableConfig, TableState } from '@baize/table';
import { decodeFacts } from '../../store/journal-row.ts';
import type { Queryable } from '../../store/read-journal.ts';
import { type PastRound, RoundAssembly } from './round-assembly.ts';
import { rowsBackward } from './rows-backward.ts';

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
