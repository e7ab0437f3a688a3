import { defineConfig } from 'vitest/config';

// Tests run against the sources, so a stale build can never make them pass.
export default defineConfig({
  resolve: { conditions: ['baize-source'] },
  ssr: { resolve: { conditions: ['baize-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
    setupFiles: ['tools/src/testing/one-seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: on a busy machine the default of a second is a coin toss.
    expect: { poll: { timeout: 30_000 } },
  },
});
