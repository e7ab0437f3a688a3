import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Files of a minute and more. They begin first, so that none of them is still at work when all else is done.
const LONG =
  /executed-docs|\.story\.test|terminal-states|\/chaos\/|\/offline|serve\.db|\/model\/|short-list|simulate/;

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Tests run against the sources, so a stale build can never make them pass.
export default defineConfig({
  resolve: { conditions: ['baize-source'] },
  ssr: { resolve: { conditions: ['baize-source'] } },
  test: {
    setupFiles: ['tools/src/testing/one-seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: on a busy machine the default of a second is a coin toss.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongFilesFirst },
    // A story waits for its browser most of the time, so one file more than there are cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['packages/*/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
          // These packages keep nothing between calls, so their tests may share what they have loaded: loading it
          // anew for every file took as long as the tests.
          isolate: false,
          pool: 'threads',
        },
      },
      { extends: true, test: { name: 'apps', include: ['apps/*/src/**/*.test.ts'] } },
    ],
  },
});
