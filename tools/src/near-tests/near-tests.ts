import { dirname } from 'node:path';
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
 * The tests that a change touches: those that were changed themselves, those that import a changed module
 * directly or through one other, and those beside it. A screen is imported by nothing but the page it is on, so that
 * without the last of these nothing would be run for it.
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
  const folders = new Set([...changed].filter((path) => !isTest(path)).map(dirname));
  const isNear = (path: string) => {
    if (steps.get(path) === 0) return true;
    const isClose = (steps.get(path) ?? STEPS + 1) <= STEPS || folders.has(dirname(path));
    return isClose && !SLOW.test(path);
  };
  const exists = new Set(files.map(({ path }) => path));
  // Those that import it come first, nearest first; then those that only stand beside it.
  const tests = [...new Set([...queue, ...exists])].filter(isTest);
  const near = tests.filter((path) => isNear(path) && exists.has(path));
  const isFurther = (path: string) => steps.has(path) && exists.has(path) && !isNear(path);
  return { near, further: tests.filter(isFurther).length };
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
