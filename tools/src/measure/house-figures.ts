import { importersOf } from '../imports/importers.ts';
import { sourceEntries } from '../imports/source-entries.ts';
import { isTest, type RepositoryFile } from '../repository/files.ts';

/** How easily the sources are walked through, in numbers. */
export interface HouseFigures {
  readonly modules: number;
  readonly lines: number;
  readonly testLines: number;
  /** Modules that exactly one other module imports, tests aside. */
  readonly oneImporter: number;
  /** Those of them with fewer than thirty lines. */
  readonly smallWithOneImporter: number;
  /** Folders named `testing`. */
  readonly testingFolders: number;
  /** In how many files a command's name is spelled, tests and texts for people aside: the median, and the most. */
  readonly filesPerCommand: { readonly median: number; readonly most: number };
}

const SMALL = 30;

export function houseFigures(
  files: readonly RepositoryFile[],
  commands: readonly string[],
): HouseFigures {
  const sources = files.filter(({ path }) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path));
  const modules = sources.filter(({ path }) => !isTest(path) && !path.includes('/testing/'));
  const importers = importersOf(modules, sourceEntries(files));
  const single = modules.filter(({ path }) => new Set(importers.get(path)).size === 1);
  return {
    modules: modules.length,
    lines: sum(modules.map(linesOf)),
    testLines: sum(sources.map(linesOf)) - sum(modules.map(linesOf)),
    oneImporter: single.length,
    smallWithOneImporter: single.filter((file) => linesOf(file) < SMALL).length,
    testingFolders: testingFolders(files).size,
    filesPerCommand: spellings(modules, commands),
  };
}

function testingFolders(files: readonly RepositoryFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ path }) => /^(.*\/testing)\//.exec(path)?.[1] ?? []));
}

function spellings(
  modules: readonly RepositoryFile[],
  commands: readonly string[],
): HouseFigures['filesPerCommand'] {
  const counts = commands
    .map((name) => {
      const spelled = new RegExp(`['"]${name}['"]|^\\s*${name}:`, 'm');
      return modules.filter(({ text }) => spelled.test(text)).length;
    })
    .toSorted((one, other) => one - other);
  return { median: counts[Math.floor(counts.length / 2)] ?? 0, most: counts.at(-1) ?? 0 };
}

function linesOf({ text }: RepositoryFile): number {
  return text.split('\n').length - 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
