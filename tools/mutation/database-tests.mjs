// Stands in for vitest where whole files of tests that keep databases and sockets are run in this very process:
// it collects them, and runs them in their order with their beginnings and ends. Expectations are vitest's own.
import { setTimeout as sleep } from 'node:timers/promises';

/** For the first run, and whatever has not had one. */
const TEST_MS = 200_000;
const POLL_MS = 10_000;
/** A test that takes so much longer than without a mutant waits for something that does not come any more. */
const TIMES_LONGER = 2;
const AND_MS = 5000;
/** What a test leaves to be closed is closed in a moment, or never. */
const END_MS = 5000;

/** Without a mutant whatever is waited for comes, however busy the machine is. */
const patience = () => (globalThis.__stryker__?.activeMutant === undefined ? 5 : 1);

const suite = globalThis.baizeSuite;
const given = globalThis.baizeExpect;
const path = [];

function test(name, ...rest) {
  const run = rest.find((part) => typeof part === 'function');
  suite.tests.push({ name: [...path, name].join(' > '), run, within: [...path] });
}

/** A suite is opened once its file has been read to the end, as vitest does, and keeps its place among the tests. */
function describe(name, body) {
  const within = [...path, name];
  const open = async () => {
    path.splice(0, path.length, ...within);
    await body();
    path.length = 0;
  };
  suite.tests.push({ open });
}

/** The tests of a file in the order it has them, those in suites included. */
async function inTheirOrder(entries) {
  const tests = [];
  for (const entry of entries) {
    if (!entry.open) tests.push(entry);
    else {
      suite.tests = [];
      await entry.open();
      tests.push(...(await inTheirOrder(suite.tests)));
    }
  }
  return tests;
}

function each(register) {
  return (rows) =>
    (name, ...rest) => {
      const body = rest.find((part) => typeof part === 'function');
      for (const [index, row] of rows.entries()) {
        const values = Array.isArray(row) ? row : [row];
        register(`${name} #${index}`, () => body(...values));
      }
    };
}

test.each = each(test);
describe.each = each(describe);

const beforeAll = (run) => void suite.before.push({ run, within: [...path] });
const afterAll = (run) => void suite.after.push(run);
const onTestFinished = (run) => void suite.finished.push(run);

const expect = new Proxy(given, {
  get: (target, key) => (key === 'poll' ? poll : Reflect.get(target, key)),
});

function poll(read, { timeout = POLL_MS, interval = 25 } = {}) {
  const chain = (keys) =>
    new Proxy(() => undefined, {
      get: (_, key) => chain([...keys, key]),
      apply: (_, __, args) =>
        waitFor(
          async () => {
            const subject = given(await read());
            const matcher = keys.slice(0, -1).reduce((at, key) => at[key], subject);
            return matcher[keys.at(-1)](...args);
          },
          { timeout, interval },
        ),
    });
  return chain([]);
}

async function waitFor(attempt, { timeout = POLL_MS, interval = 25 } = {}) {
  const until = performance.now() + timeout * patience();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) {
        suite.isLate = true;
        throw error;
      }
    }
    await sleep(interval);
  }
}

const vi = { waitFor };

/** The first failure of what was collected, in words; null if there is none. */
async function runSuite() {
  const begun = new Set();
  for (const { name, run, within } of await inTheirOrder(suite.tests)) {
    for (const [index, before] of suite.before.entries()) {
      const isAround = before.within.every((part, at) => within[at] === part);
      if (begun.has(before) || !isAround) continue;
      begun.add(before);
      const failure = await failureOf(`before ${index}`, before.run);
      if (failure !== null) return failure;
    }
    const failure = await failureOf(name, run);
    for (const end of suite.finished.splice(0).toReversed()) {
      await inTime(end, END_MS).catch(() => {});
    }
    if (failure !== null) return failure;
  }
  return null;
}

/** Ends whatever the file has begun, and does not wait for what does not end. */
async function endSuite() {
  for (const end of suite.after.toReversed()) await inTime(end, END_MS).catch(() => {});
}

async function failureOf(name, run) {
  const { first } = suite;
  const known = first.get(name);
  const limit = known === undefined ? TEST_MS : known * TIMES_LONGER + AND_MS;
  const start = performance.now();
  try {
    await inTime(run, limit, () => {
      suite.isLate = true;
    });
    if (known === undefined) first.set(name, performance.now() - start);
    return null;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message.slice(0, 500) : String(error)}`;
  }
}

async function inTime(run, milliseconds, onLate = () => undefined) {
  const stop = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: stop.signal }).then(() => {
    onLate();
    throw new Error('It takes too long.');
  });
  late.catch(() => undefined);
  try {
    await Promise.race([run({}), late]);
  } finally {
    stop.abort();
  }
}

export { afterAll, beforeAll, describe, endSuite, expect, onTestFinished, runSuite, test, vi };
