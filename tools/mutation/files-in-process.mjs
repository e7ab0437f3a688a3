// A test runner for Stryker for code whose tests keep a database and sockets: what it calls a test is a whole file,
// since later tests of a file stand on earlier ones. The server's modules are evaluated anew for every file, so a
// mutant leaves nothing behind; the packages and libraries below it stay loaded, which is where the time would go.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** How long each test took without a mutant, for processes that come after the one that ran them all. */
const FIRST_RUN = 'first-run.json';
/** The name under which it is kept how long a file takes to be read. */
const LOADING = ' loading';

/** With BAIZE_PATIENCE=30, files of more than thirty seconds judge nobody: each survivor would wait for all of them. */
const PATIENCE = Number(process.env.BAIZE_PATIENCE ?? Number.POSITIVE_INFINITY) * 1000;

/** With BAIZE_ENOUGH=60, a mutant that nobody has noticed in a minute counts as unnoticed. */
const ENOUGH = Number(process.env.BAIZE_ENOUGH ?? Number.POSITIVE_INFINITY) * 1000;

class FilesInProcessRunner {
  times = new Map();
  /** By file, how long each of its tests took without a mutant. */
  first = new Map();
  /** Whether everything has been loaded in this process. */
  isWarm = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = process.cwd();
    this.recallFirstRun();
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
    for (const file of [...this.files]) {
      const { failure, timeSpentMs } = await this.judge(file, { currentTestId: file });
      this.times.set(file, timeSpentMs);
      tell(file, timeSpentMs, failure);
      if (failure !== null && !process.env.BAIZE_TOLD) {
        tests.push({ id: file, name: file, timeSpentMs, status: 1, failureMessage: failure });
      } else if (failure !== null || timeSpentMs > PATIENCE) this.letStepAside(file);
      else tests.push({ id: file, name: file, timeSpentMs, status: 0 });
    }
    this.keepFirstRun();
    return { status: 'complete', tests, mutantCoverage: this.namespace.mutantCoverage };
  }

  /** Whoever fails without a mutant judges nobody, or takes too long; left out, they can only make a score lower. */
  letStepAside(file) {
    this.files.splice(this.files.indexOf(file), 1);
    delete this.namespace.mutantCoverage?.perTest?.[file];
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    // Stryker leaves errors out of the score, which is what a mutant outside the sample must be.
    if (!isInSample(activeMutant, process.env.BAIZE_SAMPLE, process.env.BAIZE_DRAW)) {
      return { status: 'error', errorMessage: 'It is not in the sample.' };
    }
    await this.warmUp();
    const files = this.inOrder(testFilter ?? this.files, activeMutant.fileName);
    const start = performance.now();
    let nrOfTests = 0;
    for (const file of files) {
      if (performance.now() - start > ENOUGH) break;
      nrOfTests += 1;
      this.namespace.hitCount = 0;
      const during = { activeMutant: activeMutant.id, hitLimit };
      const { failure, isLate } = await this.judge(file, during);
      if (hitLimit !== undefined && this.namespace.hitCount > hitLimit) {
        return { status: 'timeout', reason: 'it runs in circles' };
      }
      if (failure === null) continue;
      if (!isLate) {
        tellFate(activeMutant, `noticed by ${file}`);
        return { status: 'killed', killedBy: [file], failureMessage: failure, nrOfTests };
      }
      if (await this.isLateByItself(file, activeMutant, during)) {
        return { status: 'timeout', reason: `${file}: ${failure}` };
      }
    }
    tellFate(activeMutant, 'survives');
    return { status: 'survived', nrOfTests };
  }

  /**
   * Time tells only where the same file is in time again without the mutant, and late once more with it: on a busy
   * machine anything may be late once.
   */
  async isLateByItself(file, activeMutant, during) {
    const control = await this.judge(file, {});
    this.namespace.hitCount = 0;
    const again = control.failure === null ? await this.judge(file, during) : { failure: null };
    const isLate = again.failure !== null;
    tellFate(activeMutant, `${isLate ? 'late in' : 'no judge is'} ${file}`);
    return isLate;
  }

  /** What the first test of a file that failed has said, null if all of them passed, and whether time told it. */
  async judge(file, during) {
    for (const [id, module] of this.modules.evaluatedModules.idToModuleMap) {
      if (ANEW.test(id)) this.modules.evaluatedModules.invalidateModule(module);
    }
    if (!this.first.has(file)) this.first.set(file, new Map());
    const lists = { tests: [], before: [], after: [], finished: [] };
    const suite = { ...lists, first: this.first.get(file), isLate: false };
    globalThis.baizeSuite = suite;
    globalThis.baizeOwnServer = OWN_SERVER.test(readFileSync(file, 'utf8'));
    globalThis.baizeBegin = () => Object.assign(this.namespace, during);
    try {
      await this.load(file, suite);
      const { runSuite, endSuite } = await this.modules.import(SHIM);
      // Whoever comes first loads everything, which says nothing about how long it takes to judge.
      const start = performance.now();
      const failure = await runSuite();
      await endSuite();
      const timeSpentMs = performance.now() - start;
      return { failure, isLate: suite.isLate && failure !== null, timeSpentMs };
    } catch (error) {
      const failure = error instanceof Error ? String(error.stack).slice(0, 800) : String(error);
      return { failure, isLate: suite.isLate, timeSpentMs: 0 };
    } finally {
      Object.assign(this.namespace, { currentTestId: undefined, activeMutant: undefined });
      this.namespace.hitLimit = undefined;
    }
  }

  /** Some files open a floor while they are read, and a mutant may keep it from ever being open. */
  async load(file, suite) {
    const start = performance.now();
    const loading = this.modules.import(file);
    const known = suite.first.get(LOADING);
    if (known === undefined || !this.isWarm) {
      await loading;
      suite.first.set(LOADING, performance.now() - start);
      return;
    }
    const stop = new AbortController();
    const late = sleep(known * 2 + 10_000, undefined, { signal: stop.signal }).then(() => {
      suite.isLate = true;
      throw new Error('It is never read to its end.');
    });
    late.catch(() => undefined);
    loading.catch(() => undefined);
    try {
      await Promise.race([loading, late]);
    } finally {
      stop.abort();
    }
  }

  /** A process that comes after one that was given up has to load everything before it can judge by time. */
  async warmUp() {
    if (this.isWarm) return;
    await this.judge(this.files[0], {});
    this.isWarm = true;
  }

  keepFirstRun() {
    this.isWarm = true;
    const first = [...this.first].map(([file, tests]) => [file, [...tests]]);
    writeFileSync(FIRST_RUN, JSON.stringify({ times: [...this.times], first }));
  }

  recallFirstRun() {
    if (!existsSync(FIRST_RUN)) return;
    const { times, first } = JSON.parse(readFileSync(FIRST_RUN, 'utf8'));
    this.times = new Map(times);
    this.first = new Map(first.map(([file, tests]) => [file, new Map(tests)]));
  }

  /** Those named like the changed file first, then those beside it, then all others; the quickest first. */
  inOrder(files, changed) {
    // A mutant is named by where its file stands in the repository, a judge by where it stands in the copy.
    const folderOf = (file) => dirname(file).replace(/^.*(?=[\\/]apps[\\/]server[\\/]src)/, '');
    const folder = folderOf(changed);
    const name = basename(changed, '.ts');
    const distanceTo = (file) => {
      if (folderOf(file) !== folder) return 2;
      return basename(file).startsWith(`${name}.`) ? 0 : 1;
    };
    return files.toSorted(
      (one, other) => distanceTo(one) - distanceTo(other) || this.timeOf(one) - this.timeOf(other),
    );
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

/** Where somebody wants to know: how long each judge takes, and which fails without a mutant. */
function tell(file, milliseconds, failure) {
  const { BAIZE_TOLD } = process.env;
  if (!BAIZE_TOLD) return;
  const line = [Math.round(milliseconds), file, failure ?? 'passes'].join(' ');
  appendFileSync(BAIZE_TOLD, `${line.replaceAll('\n', ' ')}\n`);
}

function tellFate({ fileName, location, replacement }, fate) {
  tell(`${fileName}:${location.start.line + 1}`, 0, `${fate} (${replacement})`);
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
