import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseScenarios, runScenario, SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { examplesIn } from './examples.ts';
import { parseYaml } from './parse-yaml.ts';
import { scenarioFiles } from './scenario-files.ts';
import { reportsOf } from './scenario-report.ts';
import { vocabularyOf } from './vocabulary.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const DOCUMENT = readFileSync(`${ROOT}docs/scenarios.md`, 'utf8');

/** The table under a heading, row by row. */
function tableUnder(heading: string): readonly string[] {
  const [, section = ''] = DOCUMENT.split(`\n## ${heading}\n`);
  const lines = section.split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  return lines.slice(from, length < 0 ? undefined : from + length);
}

const files = scenarioFiles([`${ROOT}packages/table/scenarios`], SHIPPED);
const examples = examplesIn(reportsOf(files.ok ? files.value : [], SHIPPED));
const vocabulary = vocabularyOf(SHIPPED, examples, (path) => `../${relative(ROOT, path)}`);

// `baize play --scenario packages/table/scenarios --vocabulary` prints what these tables should be.
test.each([
  ['Commands', vocabulary.commands],
  ['Events', vocabulary.events],
  ['Refusals', vocabulary.refusals],
])(
  'the document has every one of the %s, in order, with an example that happens',
  (heading, table) => {
    expect(tableUnder(heading)).toEqual(table);
  },
);

test('everything but a locked terminal can be shown to happen', () => {
  const rows = [...vocabulary.commands, ...vocabulary.events, ...vocabulary.refusals];
  const unseen = rows.filter((row) => row.includes('no command leads there'));
  expect(unseen.map((row) => /`([^`]*)`/.exec(row)?.[1])).toEqual([
    'TerminalLocked',
    'TerminalUnlocked',
  ]);
});

test('the scenario in the document is one that passes', () => {
  const blocks = [...DOCUMENT.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(blocks).toHaveLength(1);
  for (const text of blocks) {
    const value = parseYaml(text);
    const cases = parseScenarios(value.ok ? value.value : null);
    const results = (cases.ok ? cases.value : []).map((each) => runScenario(each).differences);
    expect(results).toEqual([[], []]);
  }
});
