// A test runner for Stryker for code whose tests keep a database and sockets: what it calls a test is a whole file,
// since later tests of a file stand on earlier ones. The server's modules are evaluated anew for every file, so a
// mutant leaves nothing behind; the packages and libraries below it stay loaded, which is where the time would go.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { chai, expect } from 'vitest';
import { createViteServer } from 'vitest/node';
import { compareWithFiles } from './in-process-runner.mjs';
import { serverJudgesOf } from './judges.mjs';
import { isInSample } from './sample.mjs';
import { OWN_SERVER, standIn, startShared } from './shared-postgres.mjs';

const SHIM = new URL('./database-tests.mjs', import.meta.url).pathname;

/** Evaluated once per process; everything else is evaluated for each file. */
const ANEW = /[\\/]apps[\\/]server[\\/]src[\\/]|database-tests\.mjs$|shared-postgres$/;

/** Sources are loaded with no mutant active, as data is; the body of a test file begins with this. */
const BEGIN = 'globalThis.baizeBegin?.();';

class FilesInProcessRunner {
  times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = process.cwd();
    this.files = serverJudgesOf(process.env.BAIZE_MUTATED, root);
    this.server = await createViteServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      plugins: [{ name: 'begin', transform: beginTestFiles }, sharedPostgres(root)],
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: [{ find: /^vitest$/, replacement: SHIM }] },
      ssr: { resolve: { conditions: ['baize-source'] } },
    });
    this.modules = this.server.environments.ssr.runner;
    fc.configureGlobal({ seed: 1 });
    chai.use(compareWithFiles);
    globalThis.baizeExpect = expect;
    this.namespace = globalThis.__stryker__ ??= {};
    // What a mutant has left running may fail later; that says nothing about the next one.
    process.on('unhandledRejection', () => undefined);
    process.on('uncaughtException', () => undefined);
    const load = (path) => this.modules.import(join(root, 'apps', 'server', 'src', path));
    globalThis.baizeShared ??= await startShared(load);
  }

  async dryRun() {
    const tests = [];
    for (const file of this.files) {
      const start = performance.now();
      const failure = await this.failureIn(file, { currentTestId: file });
      const timeSpentMs = performance.now() - start;
      this.times.set(file, timeSpentMs);
      const fate = failure === null ? { status: 0 } : { status: 1, failureMessage: failure };
      if (process.env.BAIZE_TELL) console.error(file, Math.round(timeSpentMs), failure ?? '');
      tests.push({ id: file, name: file, timeSpentMs, ...fate });
    }
    return { status: 'complete', tests, mutantCoverage: this.namespace.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    // Stryker leaves errors out of the score, which is what a mutant outside the sample must be.
    if (!isInSample(activeMutant, process.env.BAIZE_SAMPLE, process.env.BAIZE_DRAW)) {
      return { status: 'error', errorMessage: 'It is not in the sample.' };
    }
    const files = (testFilter ?? this.files).toSorted((a, b) => this.timeOf(a) - this.timeOf(b));
    let nrOfTests = 0;
    for (const file of files) {
      nrOfTests += 1;
      this.namespace.hitCount = 0;
      const failure = await this.failureIn(file, { activeMutant: activeMutant.id, hitLimit });
      if (hitLimit !== undefined && this.namespace.hitCount > hitLimit) {
        return { status: 'timeout', reason: 'it runs in circles' };
      }
      if (failure === null) continue;
      return { status: 'killed', killedBy: [file], failureMessage: failure, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }

  /** What the first test of a file that failed has said; null if all of them passed. */
  async failureIn(file, during) {
    for (const [id, module] of this.modules.evaluatedModules.idToModuleMap) {
      if (ANEW.test(id)) this.modules.evaluatedModules.invalidateModule(module);
    }
    const suite = { tests: [], suites: [], before: [], after: [], finished: [] };
    globalThis.baizeSuite = suite;
    globalThis.baizeOwnServer = OWN_SERVER.test(readFileSync(file, 'utf8'));
    globalThis.baizeBegin = () => Object.assign(this.namespace, during);
    try {
      await this.modules.import(file);
      const { runSuite } = await this.modules.import(SHIM);
      return await runSuite();
    } catch (error) {
      return error instanceof Error ? String(error.stack).slice(0, 800) : String(error);
    } finally {
      for (const end of suite.after.toReversed()) await Promise.resolve(end()).catch(() => {});
      Object.assign(this.namespace, { currentTestId: undefined, activeMutant: undefined });
      this.namespace.hitLimit = undefined;
    }
  }

  timeOf(file) {
    return this.times.get(file) ?? 0;
  }

  async dispose() {
    await globalThis.baizeShared?.stop();
    globalThis.baizeShared = undefined;
    await this.server?.close();
  }
}

function beginTestFiles(code, id) {
  return id.endsWith('.test.ts') ? { code: `${BEGIN}${code}`, map: null } : null;
}

const STAND_IN = '\0shared-postgres';

/** Who opens a database gets one of the shared server; the stand-in itself reaches the real start. */
function sharedPostgres(root) {
  const asks = /\/(postgres\/open-database|testing\/database)\.ts$/;
  const real = /\/(start-postgres|cluster-template)\.ts$/;
  return {
    name: 'shared-postgres',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source.endsWith('.ts?real')) return source.slice(0, -'?real'.length);
      return real.test(source) && asks.test(importer ?? '') ? STAND_IN : null;
    },
    load: (id) => (id === STAND_IN ? standIn(root) : null),
  };
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'files-in-process', injectableClass: FilesInProcessRunner },
];
