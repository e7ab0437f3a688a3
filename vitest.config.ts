import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SHORT_LIVED_FLAGS } from './packages/testing/src/short-lived-node.ts';

// Files of half a minute and more. They begin first in their project, so that none of them is still at work when all
// else is done.
const LONG =
  /terminal-visit|executed-docs|\/chaos\/|kill\.db|serve\.db|everything\.db|\/model\/|ticket|par-file/;

/**
 * One project after the other, long files first: a worker that has loaded a project's modules keeps them only while the
 * next file in the row is of the same project, and loading them anew took as long as the tests.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification) =>
      `${PROJECTS.indexOf(project.name)}${LONG.test(moduleId) ? 0 : 1}`;
    return sorted.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  }
}

const PROJECTS = ['stories', 'web', 'apps', 'domain'];

// Tests of the packages compute and wait for nothing: they come first, with a worker a core, and each loads the packages
// once. The rest waits much, for a browser, a disk or a process: more workers than there are cores keep all cores busy.
// All its projects have as many, since then the next one begins as soon as a worker of the last one is free.
const CORES = availableParallelism();
const COMPUTING = { maxWorkers: CORES, sequence: { groupOrder: 0 } };
const WAITING = { maxWorkers: CORES + 3, sequence: { groupOrder: 1 } };

/**
 * A database is fourteen hundred files, and most tests of the server make one and remove it again. A file system on a
 * disk does not soon use a place again that was freed (ext4 waits for minutes) and passes all of them to find another:
 * after a hundred databases the next took ten times as long as the first. Memory has no such places. Whoever tests a
 * disk asks for one (folderOnDisk).
 */
const MEMORY = '/dev/shm';
const ENOUGH = 6 * 2 ** 30;

function isUsable(folder: string): boolean {
  try {
    const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
    const options = mounts.map((line) => line.split(' ')).find(([, at]) => at === folder)?.[3];
    const { bavail, bsize } = statfsSync(folder);
    // A library that a test compiles is loaded from there.
    const mayRun = options !== undefined && !options.split(',').includes('noexec');
    return mayRun && Math.min(bavail * bsize, freemem()) > ENOUGH;
  } catch {
    // Elsewhere there is no such folder, and the one for temporary files does.
    return false;
  }
}

if (process.env.TMPDIR === undefined && isUsable(MEMORY)) {
  const folder = mkdtempSync(`${MEMORY}/baize-`);
  // Databases run as somebody else where we are root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

const HOOKS = new URL('./apps/server/src/testing/processes/typescript-hooks.mjs', import.meta.url)
  .href;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(HOOKS)});`;

/** What needs no style sheet or picture is loaded by Node itself: an import is then an import, and costs nothing later. */
const loadedByNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

const SOURCES = [
  '--conditions=baize-source',
  `--import=data:text/javascript,${encodeURIComponent(REGISTER)}`,
];

// What a test leaves behind is collected when there is more of it, and so less often: a twentieth of the work. A thread
// has these from its process (tools/scripts/test.mjs).
const LATE_COLLECTION = '--max-semi-space-size=64';

// Tests run against the sources, so a stale build can never make them pass.
export default defineConfig({
  resolve: { conditions: ['baize-source'] },
  ssr: { resolve: { conditions: ['baize-source'] } },
  test: {
    setupFiles: ['tools/src/one-seed.ts'],
    // Whoever has opened a floor in this checkout has its keys and its witness there; they say nothing of records of tests.
    env: { BAIZE_DATA: join(tmpdir(), 'baize-no-floor') },
    // A busy machine is not the doing of what is tested: only what hangs is given up, and what a story waits for says so earlier.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // What is waited for comes when it comes: on a busy machine the default of a second is a coin toss.
    expect: { poll: { timeout: 120_000 } },
    sequence: { sequencer: ProjectByProject },
    // What is tested keeps nothing between calls, so files may share what a worker has loaded.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          ...WAITING,
          name: 'stories',
          include: ['apps/web/src/**/*.story.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...WAITING,
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          exclude: ['**/*.story.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          ...WAITING,
          name: 'apps',
          execArgv: [...SOURCES, LATE_COLLECTION, ...SHORT_LIVED_FLAGS],
          include: ['apps/{cli,server}/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          ...COMPUTING,
          name: 'domain',
          execArgv: SOURCES,
          include: ['packages/*/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
          pool: 'threads',
        },
      },
    ],
  },
});
