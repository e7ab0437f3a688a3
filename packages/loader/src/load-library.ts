import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@baize/exact';
import { createLibrary, problemsInBook, type RulebookBase } from '@baize/game';
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
  const problems = packages.flatMap(({ path, books }) =>
    books.flatMap((book) =>
      problemsIn(book, mechanics).map((problem) => `${path}: ${book.id}: ${problem}`),
    ),
  );
  if (problems.length > 0) return err(problems.join('\n'));
  const books = [...RULEBOOKS, ...packages.flatMap((each) => each.books)];
  const library = createLibrary<GameEntry, HouseLibrary['mechanics'][number]>(mechanics, books);
  return library.ok ? ok({ library: library.value, packages }) : err(library.error.message);
}

function problemsIn(
  book: OutsidePackage['books'][number],
  mechanics: HouseLibrary['mechanics'],
): readonly string[] {
  try {
    return problemsInBook({ mechanics }, book).map(
      ({ promise, problem }) => `${problem} (${promise})`,
    );
  } catch (error) {
    // Data that the compiler never saw can be of any shape deep down; that is its author's problem.
    return [`it cannot be checked: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** What a book says, in sixty-four letters: any change of a clause, a price or a step is another hash. */
export function bookHash(book: RulebookBase): string {
  return createHash('sha256').update(canonical(book)).digest('hex');
}

/** JSON whose keys are in order, so that the same content is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${fields.join(',')}}`;
}
