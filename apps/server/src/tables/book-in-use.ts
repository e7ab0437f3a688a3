import { bookHash } from '@baize/loader';
import type { Recorded, TableLibrary, TableState } from '@baize/table';

/** A table on record plays by a book that is not here, or not what it was. */
export class BookMissing extends Error {}

/** Whether the book of every configuration on record is here at all; asked before it is played by. */
export function checkGames(table: string, facts: readonly Recorded[], library: TableLibrary): void {
  for (const { event } of facts) {
    if (event.type !== 'TableConfigured') continue;
    const { game } = event.config;
    if (library.findGame(game).ok) continue;
    throw new BookMissing(
      `Table ${table} is on record as playing ${game}, and no rulebook here has that game. ` +
        'Name the package that has it under "packages" in the floor file.',
    );
  }
}

/** Whether the book a table plays by says what it said when the table was configured. */
export function checkBook(table: string, { rules }: TableState, library: TableLibrary): void {
  const { game, bookHash: recorded } = rules?.config ?? {};
  const entry = game === undefined ? null : library.findGame(game);
  // Records from before hashes were kept take the hash of the book that is here, when they are next configured.
  if (!entry?.ok || recorded === undefined) return;
  const { book } = entry.value;
  const hash = bookHash(book);
  if (hash === recorded) return;
  throw new BookMissing(
    `The rulebook ${book.id} has changed since table ${table} was configured by it: ` +
      `the record has ${recorded.slice(0, 16)}…, the book here ${hash.slice(0, 16)}…. ` +
      'Bring the book as it was, or give the new one a name of its own.',
  );
}
