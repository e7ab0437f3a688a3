import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Citation } from '@baize/game';
import { runScenario, SHIPPED } from '@baize/house';
import { RULEBOOKS } from '@baize/rulebooks';
import { FLOOR_BOOK, FLOOR_RULES, scenarioFileOf } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from './scenario-files.ts';

const FOLDER = fileURLToPath(new URL('../../../../packages/table/scenarios', import.meta.url));
const read = scenarioFiles([FOLDER], SHIPPED);
const files = (read.ok ? read.value : []).map((file) => ({
  ...file,
  name: relative(FOLDER, file.path),
}));
const scenarios = files.flatMap(({ name, cases }) =>
  (cases.ok ? cases.value : []).map((scenario) => ({ name, ...scenario })),
);

describe.each(files)('$name', ({ cases }) => {
  test('can be read', () => {
    expect(cases.ok ? '' : cases.error).toBe('');
  });
});

for (const scenario of scenarios) {
  test(`[${scenario.clause}] ${scenario.title}`, () => {
    expect(runScenario(scenario).differences.join('\n')).toBe('');
  });
}

const proved: ReadonlySet<string> = new Set(scenarios.map(({ clause }) => clause));

const rulesOf = ({ id, clauses }: (typeof RULEBOOKS)[number]) =>
  Object.entries(clauses)
    .filter(([, { kind }]) => kind === 'rule')
    .map(([clause]): Citation => `${id}#${clause}`);

/** How prices are worded is nothing a table of cards decides: it has no prices of the house's own. */
const SHOWN_ONLY: readonly string[] = ['rws-si-ki-pi-v2#I-D12'];

const readings = RULEBOOKS.flatMap(({ id, interpretations }) =>
  Object.keys(interpretations).map((reading): Citation => `${id}#${reading}`),
).filter((citation) => !SHOWN_ONLY.includes(citation));

test.each(RULEBOOKS.map((book) => [book.id, book] as const))(
  'every rule clause of %s has a scenario',
  (_, book) => {
    const rules = rulesOf(book);
    expect(rules).not.toEqual([]);
    expect(rules.filter((citation) => !proved.has(citation))).toEqual([]);
  },
);

test('every interpretation that decides something at a table has one too', () => {
  expect(readings.filter((citation) => !proved.has(citation))).toEqual([]);
});

/** No command can make a ledger and its meters differ; the tests of the audit put the event in. */
const NO_COMMAND_LEADS_THERE: readonly string[] = [`${FLOOR_BOOK}#self-audit`];

test('so has every rule of the floor', () => {
  const floor = Object.keys(FLOOR_RULES)
    .map((rule) => `${FLOOR_BOOK}#${rule}`)
    .filter((citation) => !NO_COMMAND_LEADS_THERE.includes(citation));
  expect(floor.filter((citation) => !proved.has(citation))).toEqual([]);
});

test('each file is named after its clause', () => {
  const misnamed = scenarios.filter(({ name, clause }) => name !== scenarioFileOf(clause));
  expect(misnamed.map(({ name }) => name)).toEqual([]);
});

test('no two cases of a clause have the same title', () => {
  const names = scenarios.map(({ clause, title }) => `[${clause}] ${title}`);
  expect(new Set(names).size).toBe(names.length);
});
