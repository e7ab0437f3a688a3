import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLibrary, faultsInBook } from '@baize/game';
import { type HouseLibrary, MECHANICS } from '@baize/house';
import { type OutsidePackage, readPackage } from '@baize/loader';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import { countFindings } from './count-findings.ts';
import { dryRoundFindings } from './dry-round.ts';
import { type BookFinding, finding } from './finding.ts';
import { proofFindings } from './proof-findings.ts';
import { typeFindings } from './type-findings.ts';

/** Everything absent, inconsistent or unproved in the books of a package, in one list. */
export async function checkBooks(path: string): Promise<readonly BookFinding[]> {
  const types = typeFindings(path);
  const read = await readPackage(path);
  if (!read.ok) return [...types, finding('fault', path, read.error)];
  const { books, mechanics } = read.value;
  const contract = books.flatMap((book) => contractFindings(book, [...MECHANICS, ...mechanics]));
  const all = [...MECHANICS, ...mechanics];
  const library = createLibrary<GameEntry, HouseLibrary['mechanics'][number]>(all, [
    ...RULEBOOKS,
    ...books,
  ]);
  if (!library.ok) return [...types, ...contract, finding('fault', path, library.error.message)];
  // A book that breaks its contract cannot be played, so nothing more can be said of it.
  if (contract.length > 0) return [...types, ...contract];
  return [...types, ...books.flatMap((book) => playedFindings(book, path, library.value))];
}

type Book = OutsidePackage['books'][number];

function contractFindings(
  book: Book,
  mechanics: HouseLibrary['mechanics'],
): readonly BookFinding[] {
  try {
    return faultsInBook({ mechanics }, book).map(({ promise, fault }) =>
      finding('fault', book.id, `${promise}: ${fault}`),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [finding('fault', book.id, `it cannot be checked: ${reason}`)];
  }
}

function playedFindings(book: Book, path: string, library: HouseLibrary): readonly BookFinding[] {
  const scenarios = join(path, 'scenarios');
  const counts = join(path, 'counts.csv');
  const games = library.games.filter((game) => game.book.id === book.id);
  return [
    ...games.flatMap((game) => dryRoundFindings(game, library)),
    ...proofFindings(
      book,
      existsSync(scenarios) && readdirSync(scenarios).length > 0 ? scenarios : null,
      library,
    ),
    ...countFindings(games, existsSync(counts) ? counts : null, library),
  ];
}
