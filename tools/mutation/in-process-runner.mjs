// A test runner for Stryker that loads the tests once and runs them in its own process. Loading the
// rulebooks takes a second and most mutants are noticed within milliseconds; starting vitest for each of
// thousands of mutants would make a run of a package take a night.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { chai, expect } from 'vitest';
import { createViteServer } from 'vitest/node';
import { aliasesIn, judgesOf } from './judges.mjs';
import { isInSample } from './sample.mjs';

const SHIM = new URL('./tests-in-process.mjs', import.meta.url);

/** With BAIZE_PATIENCE=3 tests of more than three seconds judge nobody; fewer judges can only make a score lower. */
const PATIENCE = Number(process.env.BAIZE_PATIENCE ?? Number.POSITIVE_INFINITY) * 1000;

class InProcessRunner {
  tests = new Map();
  aside = new Set();
  isStale = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = process.cwd();
    this.files = judgesOf(process.env.BAIZE_MUTATED, root);
    this.server = await createViteServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: aliasesIn(root, SHIM) },
    });
    // Properties are tried with the same examples each time, so that a mutant meets the same fate each time.
    fc.configureGlobal({ seed: 1 });
    chai.use(compareWithFiles);
    globalThis.baizeExpect = expect;
    this.namespace = globalThis.__stryker__ ??= {};
    await this.load();
  }

  async load() {
    this.namespace.activeMutant = undefined;
    this.server.moduleGraph.invalidateAll();
    globalThis.baizeTests = [];
    globalThis.baizeSuites = [];
    this.tests.clear();
    for (const file of this.files) {
      const from = globalThis.baizeTests.length;
      await this.server.ssrLoadModule(file);
      while (globalThis.baizeSuites.length > 0) globalThis.baizeSuites.shift()();
      for (const { name, run } of globalThis.baizeTests.slice(from)) {
        const id = `${file}#${name}`;
        if (!this.aside.has(id)) this.tests.set(id, { id, name, run });
      }
    }
    this.isStale = false;
  }

  async dryRun() {
    const results = [];
    for (const { id, name, run } of this.tests.values()) {
      this.namespace.currentTestId = id;
      const start = performance.now();
      const failure = await failureOf(run);
      const timeSpentMs = performance.now() - start;
      if (failure !== null) {
        this.stepAside(id, `it fails without a mutant: ${failure.split('\n')[0]}`);
      } else if (timeSpentMs > PATIENCE) {
        this.stepAside(id, `it takes ${Math.round(timeSpentMs / 1000)} seconds`);
      } else results.push({ id, name, timeSpentMs, status: 0 });
    }
    this.namespace.currentTestId = undefined;
    this.times = new Map(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    return { status: 'complete', tests: results, mutantCoverage: this.namespace.mutantCoverage };
  }

  /** A test that fails without a mutant says nothing about one: it judges nobody, and that is said. */
  stepAside(id, why) {
    this.aside.add(id);
    this.tests.delete(id);
    console.warn(`${id} judges nobody: ${why}`);
  }

  async mutantRun(options) {
    // Stryker leaves errors out of the score, which is what a mutant outside the sample must be.
    const { BAIZE_SAMPLE, BAIZE_DRAW } = process.env;
    if (!isInSample(options.activeMutant, BAIZE_SAMPLE, BAIZE_DRAW)) {
      return { status: 'error', errorMessage: 'It is not in the sample.' };
    }
    if (this.isStale) await this.load();
    const first = await this.judged(options);
    if (first.status === 'killed') {
      // What a mutant has left behind, in a cache say, must not count against the next one.
      this.namespace.activeMutant = undefined;
      const test = this.tests.get(first.killedBy[0]);
      this.isStale = test !== undefined && (await failureOf(test.run)) !== null;
    }
    if (first.status !== 'survived') return first;
    // Nor may what is kept from before hide a mutant, such as the rules of a configuration, the form of a snapshot or
    // the setting of a hand: it has to survive where nothing is.
    await this.load();
    this.isStale = true;
    return this.judged(options);
  }

  async judged({ activeMutant, testFilter, hitLimit }) {
    const ids = testFilter ?? [...this.tests.keys()];
    const inOrder = ids.toSorted((a, b) => this.timeOf(a) - this.timeOf(b));
    Object.assign(this.namespace, { hitCount: 0, hitLimit, activeMutant: activeMutant.id });
    let count = 0;
    try {
      for (const id of inOrder) {
        count += 1;
        const failureMessage = await failureOf(this.tests.get(id)?.run ?? (() => {}));
        if (hitLimit !== undefined && this.namespace.hitCount > hitLimit) {
          this.isStale = true;
          return { status: 'timeout', reason: 'it runs in circles' };
        }
        if (failureMessage === null) continue;
        return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: count };
      }
      return { status: 'survived', nrOfTests: count };
    } finally {
      this.namespace.activeMutant = undefined;
    }
  }

  /** The quickest first: most mutants are noticed by many tests. */
  timeOf(id) {
    return this.times?.get(id) ?? 0;
  }

  async dispose() {
    await this.server?.close();
  }
}

/** Vitest compares with a file only where it runs the tests itself; here nothing is ever written. */
export function compareWithFiles({ Assertion }, { addMethod, flag }) {
  addMethod(Assertion.prototype, 'toMatchFileSnapshot', function compare(file) {
    this.assert(
      readFileSync(file, 'utf8') === flag(this, 'object'),
      `It is not what ${file} says.`,
    );
  });
}

async function failureOf(run) {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) : String(error);
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner },
];
