import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Files of half a minute and more. They begin first in their project, so that none of them is still at work when all
// else is done.
const LONG =
  /abandoned|terminal-visit|executed-docs|\/chaos\/|kill\.db|serve\.db|everything\.db|\/model\/|ticket|par-file/;

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

// Much of it waits, for a browser, a disk or a process: more workers than there are cores keep all cores busy. All projects
// have as many, since then the next one begins as soon as a worker of the last one is free.
const WORKERS = availableParallelism() + 2;

const HOOKS = new URL('./apps/server/src/testing/processes/typescript-hooks.mjs', import.meta.url)
  .href;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(HOOKS)});`;

/** What needs no style sheet or picture is loaded by Node itself: an import is then an import, and costs nothing later. */
const loadedByNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    '--conditions=baize-source',
    `--import=data:text/javascript,${encodeURIComponent(REGISTER)}`,
  ],
};

// Tests run against the sources, so a stale build can never make them pass.
export default defineConfig({
  resolve: { conditions: ['baize-source'] },
  ssr: { resolve: { conditions: ['baize-source'] } },
  test: {
    setupFiles: ['tools/src/one-seed.ts'],
    // A busy machine is not the doing of what is tested: only what hangs is given up, and what a story waits for says so earlier.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // What is waited for comes when it comes: on a busy machine the default of a second is a coin toss.
    expect: { poll: { timeout: 120_000 } },
    sequence: { sequencer: ProjectByProject },
    // What is tested keeps nothing between calls, so files may share what a worker has loaded.
    isolate: false,
    maxWorkers: WORKERS,
    projects: [
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['apps/web/src/**/*.story.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          exclude: ['**/*.story.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          name: 'apps',
          include: ['apps/{cli,server}/src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          name: 'domain',
          include: ['packages/*/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
          pool: 'threads',
        },
      },
    ],
  },
});
