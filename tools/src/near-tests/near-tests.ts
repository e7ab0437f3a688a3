import { importersOf } from '../imports/importers.ts';
import type { RepositoryFile } from '../repository/files.ts';

export interface NearTests {
  /** Test files to run, nearest first. */
  readonly near: readonly string[];
  /** How many more depend on the change from further away. */
  readonly further: number;
}

/** How many imports may lie between a test and what has changed. */
const STEPS = 2;

// These start browsers, databases or whole floors. They are run when they themselves have changed.
const SLOW = /\.(story|db)\.test\.ts$|executed-docs\.test\.ts$/;

/**
 * The tests that a change touches: those that were changed themselves, and those that import a changed module
 * directly or through one other.
 */
export function nearTests(
  files: readonly RepositoryFile[],
  changed: ReadonlySet<string>,
  packages: ReadonlyMap<string, string>,
): NearTests {
  const importers = importersOf(files, packages);
  const steps = new Map<string, number>([...changed].map((path) => [path, 0]));
  const queue = [...changed];
  for (const path of queue) {
    for (const importer of importers.get(path) ?? []) {
      if (steps.has(importer)) continue;
      steps.set(importer, (steps.get(path) ?? 0) + 1);
      queue.push(importer);
    }
  }
  const tests = queue.filter((path) => /\.test\.tsx?$/.test(path));
  const isNear = (path: string) =>
    steps.get(path) === 0 || ((steps.get(path) ?? 0) <= STEPS && !SLOW.test(path));
  const exists = new Set(files.map(({ path }) => path));
  const near = tests.filter((path) => isNear(path) && exists.has(path));
  return { near, further: tests.filter((path) => exists.has(path)).length - near.length };
}
