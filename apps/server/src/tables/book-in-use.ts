import { bookHash } from '@baize/loader';
import type { Recorded, TableLibrary, TableState } from '@baize/table';

/** A table on record plays by a book that is not here, or not what it was. */
export class BookMissing extends Error {}

/**
 * What shipped books said in earlier releases, by their hashes. Their prices, bets and clauses are those of today:
 * releases since then have answered further questions, and a table on record takes the new hash when it is idle.
 */
export const EARLIER_EDITIONS: Readonly<Record<string, readonly string[]>> = {
  'rws-sic-bo-2021': ['fcfd602e8e5a5cb4d0e3831365baf5c6a7737780f19f0c1d0a10c7c941de478d'],
  'mbs-sic-bo-v4': ['6d006abaff2472f34af899fd0923a29f35283799b76b5e2fda91733b3592204c'],
  'licensee-sic-bo': ['7d830a2e2b1d50fa10511b57dad06abb8ba49202f418056b62b95b7903f236cc'],
  'rws-tai-sai-v5': [
    '912dc9a162fd66a5c2de674faf9180c92f257043c32fc863ae2e45d50a690325',
    'f5a7b5e04a15e1d6ff9f299adff2093d823fd13219e4e283c0427c9ec46ad0e7',
  ],
  'rws-si-ki-pi-v2': ['1730091332eb7e8900250fae382ca9aa0692dd92cf52ca60ffe05f4e224a4a37'],
};

/** Whether a hash on record is of a book as an earlier release had it; none on record counts as one. */
export function isEarlierEdition(game: string, recorded: string | undefined): boolean {
  if (recorded === undefined) return true;
  const [book = ''] = game.split('/');
  return EARLIER_EDITIONS[book]?.includes(recorded) ?? false;
}

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
  if (hash === recorded || isEarlierEdition(book.id, recorded)) return;
  throw new BookMissing(
    `The rulebook ${book.id} has changed since table ${table} was configured by it: ` +
      `the record has ${recorded.slice(0, 16)}…, the book here ${hash.slice(0, 16)}…. ` +
      'Bring the book as it was, or give the new one a name of its own.',
  );
}
