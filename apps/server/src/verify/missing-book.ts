import type { Recorded, TableLibrary } from '@baize/table';
import { rowsOf } from '../reports/journal-facts.ts';
import { decodeFacts, type Queryable } from '../store/journal-row.ts';

/** A game that a table has on record and that no book at hand makes: nothing is wrong, something is not here. */
export interface MissingBook {
  readonly table: string;
  readonly game: string;
}

/** The first game a table is set up with by a fact that is not in a library. */
export function missingBookIn(
  { event }: Recorded,
  table: string,
  library: TableLibrary,
): MissingBook | null {
  if (event.type !== 'TableConfigured') return null;
  const { game, layouts = [] } = event.config;
  const games = [game, ...layouts.map((layout) => layout.game)];
  const missing = games.find((each) => !library.findGame(each).ok);
  return missing === undefined ? null : { table, game: missing };
}

/** The same of everything a table was ever set up with. */
export async function missingBookOf(
  database: Queryable,
  table: string,
  library: TableLibrary,
): Promise<MissingBook | null> {
  for await (const row of rowsOf(database, table, 1, ['TableConfigured'])) {
    for (const fact of decodeFacts(row)) {
      const missing = missingBookIn(fact, table, library);
      if (missing) return missing;
    }
  }
  return null;
}

export function missingBookText({ table, game }: MissingBook): string {
  return `table ${table} plays ${game}, which is not here: name its package with --with PATH`;
}
