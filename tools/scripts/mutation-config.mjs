// What Stryker is told about a package, or about one folder of it.
import { fileURLToPath } from 'node:url';

/** The least share of mutants the tests of a package must notice. */
const LEAST = {
  exact: 90,
  game: 90,
  'three-dice': 90,
  'si-ki-pi': 90,
  ledger: 85,
  table: 85,
};

const REPORTS = 'reports/mutation';

/** What nobody needs in the copy in which mutants are made. */
const NEVER = ['dist', '/coverage', '/reports', '/artefacts', '.baize', '.stryker-tmp'];

/** For a folder of the server, whose tests keep databases and sockets. */
export function serverMutationConfig(folder) {
  return {
    ...sharedConfig(`server-${folder}`, 85),
    testRunner: 'files-in-process',
    plugins: [fileURLToPath(new URL('../mutation/files-in-process.mjs', import.meta.url))],
    mutate: [
      `apps/server/src/${folder}/**/*.ts`,
      `!apps/server/src/${folder}/**/*.test.ts`,
      // Descriptions for readers, and steps that are held by samples of every schema.
      '!apps/server/src/http/openapi/**',
      '!apps/server/src/store/migrations/**',
    ],
    // The packages are not mutated here, and are found where they are.
    ignorePatterns: [
      ...NEVER,
      // Games from outside are loaded as they were built.
      '!examples/*/dist',
      ...['packages/*/src', 'tools/src', 'bench/src', 'apps/web/src'],
    ],
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 60,
    ...timeLimit(),
    // What mutants leave running adds up.
    maxTestRunnerReuse: 2000,
  };
}

/** Where a mutant is judged for so long and no longer, a process that has stopped answering is given up soon after. */
function timeLimit() {
  const { BAIZE_ENOUGH } = process.env;
  if (!BAIZE_ENOUGH) return { timeoutMS: 180_000 };
  return { timeoutMS: (Number(BAIZE_ENOUGH) + 90) * 1000, timeoutFactor: 0.01 };
}

export function mutationConfig(name, folder = '') {
  const files = folder === '' ? `packages/${name}/src/**/*.ts` : `packages/${name}/src/${folder}`;
  const least = LEAST[name] ?? 85;
  const report = [name, ...folder.split(/\W+/)].filter(Boolean).join('-');
  return {
    ...sharedConfig(report, least),
    testRunner: 'in-process',
    plugins: [fileURLToPath(new URL('../mutation/in-process-runner.mjs', import.meta.url))],
    mutate: [
      files.endsWith('.ts') ? files : `${files}/**/*.ts`,
      `!packages/${name}/src/**/*.test.ts`,
      // Data is checked against the documents cell by cell; changing it tells nothing about the tests of code.
      `!packages/rulebooks/src/*/**`,
      // Parts of tests, and what a random playthrough finds plausible.
      `!packages/${name}/src/**/testing/**`,
      `!packages/${name}/src/plausible/**`,
    ],
    // What is compiled by which settings is looked up through those of all, so only sources stay behind.
    ignorePatterns: [...NEVER, 'apps/web/src', 'apps/server/src'],
    disableTypeChecks: false,
    // All judges once, on a machine that may have other things to do.
    dryRunTimeoutMinutes: 60,
    // A survivor is tried twice, the second time with everything loaded anew, and on a busy machine that takes its time:
    // it must not look noticed by that. Loops without an end are counted and need no clock.
    timeoutMS: 120_000,
    timeoutFactor: 6,
  };
}

function sharedConfig(report, least) {
  return {
    coverageAnalysis: 'perTest',
    // So that two may run at once.
    tempDirName: `.stryker-tmp/${report}`,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${REPORTS}/${report}.html` },
    jsonReporter: { fileName: `${REPORTS}/${report}.json` },
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    thresholds: { high: 95, low: least, break: least },
    // Texts are words for people, whose wording is no promise, or names that the compiler holds both ends of.
    mutator: { excludedMutations: ['StringLiteral'] },
    // What runs only while modules load is data: total records the compiler checks, and shapes.
    ignoreStatic: true,
    concurrency: 1,
  };
}
