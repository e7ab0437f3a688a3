// `npm run mutate [-- package...]`: changes the code a little at a time and asks whether a test notices.
// Not part of `npm test`, because it takes minutes; a surviving mutant in a settlement path is a bug.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, setUp } from './setup.mjs';

setUp();

const packages = process.argv.length > 2 ? process.argv.slice(2) : ['exact', 'rules'];
const folder = mkdtempSync(join(tmpdir(), 'baize-mutate-'));
let worst = 0;

for (const name of packages) {
  console.log(`\n--- packages/${name}`);
  const config = join(folder, `${name}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'vitest.config.ts' },
      // Data is checked against the documents cell by cell; changing it tells nothing about the tests of code.
      mutate: [
        `packages/${name}/src/**/*.ts`,
        `!packages/${name}/src/**/*.test.ts`,
        `!packages/${name}/src/rulebooks/**`,
        `!packages/${name}/src/**/testing/**`,
      ],
      ignorePatterns: ['dist', 'coverage', 'reports'],
      reporters: ['clear-text', 'html'],
      htmlReporter: { fileName: `reports/mutation/${name}.html` },
      clearTextReporter: { allowColor: false, reportTests: false },
      thresholds: { high: 95, low: 90, break: 90 },
      concurrency: 2,
      timeoutMS: 20_000,
    }),
  );
  const stryker = join(root, 'node_modules', '.bin', 'stryker');
  worst = Math.max(worst, run(stryker, ['run', config]));
}

rmSync(folder, { recursive: true, force: true });
process.exit(worst);
