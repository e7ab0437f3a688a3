import { err, ok, type Result } from '@baize/exact';
import { createLibrary, faultsInBook } from '@baize/game';
import { type HouseLibrary, MECHANICS, SHIPPED } from '@baize/house';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import { type OutsidePackage, readPackage } from './read-package.ts';

/**
 * The books that come with the platform and those of some packages. A book that breaks its contract is
 * refused, with everything that is wrong with it: nobody plays by half a book.
 */
export async function loadLibrary(paths: readonly string[]): Promise<Result<HouseLibrary, string>> {
  const loaded = await loadPackages(paths);
  return loaded.ok ? ok(loaded.value.library) : loaded;
}

/** The same, with what else the packages brought along. */
export interface LoadedPackages {
  readonly library: HouseLibrary;
  readonly packages: readonly OutsidePackage[];
}

export async function loadPackages(
  paths: readonly string[],
): Promise<Result<LoadedPackages, string>> {
  if (paths.length === 0) return ok({ library: SHIPPED, packages: [] });
  const packages: OutsidePackage[] = [];
  for (const path of paths) {
    const read = await readPackage(path);
    if (!read.ok) return read;
    packages.push(read.value);
  }
  const mechanics = [...MECHANICS, ...packages.flatMap((each) => each.mechanics)];
  const faults = packages.flatMap(({ path, books }) =>
    books.flatMap((book) =>
      faultsIn(book, mechanics).map((fault) => `${path}: ${book.id}: ${fault}`),
    ),
  );
  if (faults.length > 0) return err(faults.join('\n'));
  const books = [...RULEBOOKS, ...packages.flatMap((each) => each.books)];
  const library = createLibrary<GameEntry, HouseLibrary['mechanics'][number]>(mechanics, books);
  return library.ok ? ok({ library: library.value, packages }) : err(library.error.message);
}

function faultsIn(
  book: OutsidePackage['books'][number],
  mechanics: HouseLibrary['mechanics'],
): readonly string[] {
  try {
    return faultsInBook({ mechanics }, book).map(({ promise, fault }) => `${fault} (${promise})`);
  } catch (error) {
    // Data that the compiler never saw can be of any shape deep down; that is its author's fault.
    return [`it cannot be checked: ${error instanceof Error ? error.message : String(error)}`];
  }
}
