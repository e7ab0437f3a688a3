import { balanceOf, creditOf } from '@baize/ledger';
import type { TableConfig, TableLibrary, TableState } from '@baize/table';
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

/** Where a table stands, which is where reading back begins; everything in it can be sent to a thread. */
export interface Standing {
  readonly table: string;
  readonly sequence: number;
  readonly config: TableConfig | null;
  /** What the terminal has there whose credit is followed; nothing where nobody's is. */
  readonly credit: number;
}

/** A table as it stands, for whoever reads its rounds back; with the credit of a terminal there. */
export function standingOf(table: KnownTable, terminal: string | null): Standing {
  const { sequence, rules, balances } = table.state();
  const credit = terminal === null ? 0 : balanceOf(balances, creditOf(terminal));
  return { table: table.id, sequence, config: rules?.config ?? null, credit };
}

/** A table somebody may have played at. */
interface KnownTable {
  readonly id: string;
  state(): TableState;
}

/** What it takes to read rounds back: where they are, and who knows what settled them. */
export interface RoundsReader {
  readonly database: Queryable;
  readonly library: TableLibrary;
}

/** The rounds of a table, newest first, as far back as anybody asks; the credit of one terminal is followed, or nobody's. */
export async function* pastRounds(
  { database, library }: RoundsReader,
  { table, sequence, config: now, credit }: Standing,
  terminal: string | null,
): AsyncGenerator<PlayedUnder> {
  const account = terminal === null ? null : creditOf(terminal);
  const assembly = new RoundAssembly(library, account, credit);
  let config = now;
  for await (const row of rowsBackward(database, table, sequence)) {
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
