// Stands in for `describe` and `test` of vitest where tests are run in this very process, again and again:
// it collects them instead of running them. Expectations are vitest's own, which the runner has brought along.
const expect = globalThis.baizeExpect;
const collected = globalThis.baizeTests;
const path = [];

function test(name, run) {
  const full = [...path, name].join(' > ');
  // Two tests of one name, as of a table whose rows print alike, are told apart by their number.
  const count = collected.filter((each) => each.base === full).length;
  collected.push({ base: full, name: count === 0 ? full : `${full} (${count + 1})`, run });
}

/** A suite is opened once its file has been read to the end, as vitest does. */
function describe(name, body) {
  const within = [...path, name];
  globalThis.baizeSuites.push(() => {
    path.splice(0, path.length, ...within);
    body();
    path.length = 0;
  });
}

function each(register) {
  return (rows) => (name, body) => {
    for (const [index, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      register(`${name} #${index}`, () => body(...values));
    }
  };
}

test.each = each(test);
describe.each = each(describe);

export { describe, expect, test };
