import { describe, expect, test } from 'vitest';
import { findingText } from './repository/finding.ts';
import { withRepository } from './repository/fixture.ts';
import { tidyFindings } from './tidy.ts';

const findings = (files: Record<string, string>): readonly string[] =>
  withRepository(files, (root) => tidyFindings(root).map(findingText));

const lines = (count: number, line = 'noop();') => `${line}\n`.repeat(count);

// Whether this repository is tidy is a check of its own beside the tests: `npm test` asks it once.

describe('length', () => {
  test('a file may have 300 lines', () => {
    expect(findings({ 'packages/a/src/long.ts': lines(300) })).toEqual([]);
    expect(findings({ 'packages/a/src/long.tsx': lines(301) })).toEqual([
      'packages/a/src/long.tsx has 301 lines; 300 are allowed. Find its two ideas.',
    ]);
  });

  test('a test may have 400', () => {
    expect(findings({ 'packages/a/src/long.test.ts': lines(400) })).toEqual([]);
    expect(findings({ 'packages/a/src/long.test.ts': lines(401) })).toHaveLength(1);
  });

  test('a transcription may be as long as its document, its test may not', () => {
    const book = 'packages/rulebooks/src/a-book';
    expect(findings({ [`${book}/clauses.ts`]: lines(900) })).toEqual([]);
    expect(findings({ [`${book}/rulebook.test.ts`]: lines(900) })).toHaveLength(1);
  });

  test('a function may have 50 lines, however it is written', () => {
    const body = (count: number) => lines(count - 2, '  noop();');
    const file = (count: number) =>
      [
        `export function named() {\n${body(count)}}\n`,
        `export const arrow = () => {\n${body(count)}};\n`,
        `class Table {\n  close() {\n${body(count)}}\n}\n`,
      ].join('');
    expect(findings({ 'packages/a/src/a.ts': file(50) })).toEqual([]);
    expect(findings({ 'packages/a/src/a.ts': file(51) })).toEqual([
      'packages/a/src/a.ts:1 named has 51 lines; a function fits a screen of 50.',
      'packages/a/src/a.ts:52 A function in arrow has 51 lines; a function fits a screen of 50.',
      'packages/a/src/a.ts:104 close has 51 lines; a function fits a screen of 50.',
    ]);
  });

  test('a list of tests is no function, a test is', () => {
    const suite = (call: string) => `${call}, () => {\n${lines(60)}});\n`;
    expect(findings({ 'a.test.ts': suite("describe('a'") })).toEqual([]);
    expect(findings({ 'a.test.ts': suite("describe.each([1])('a'") })).toEqual([]);
    expect(findings({ 'a.test.ts': suite("test('a'") })).toHaveLength(1);
  });
});

describe('words', () => {
  test.each([
    ['Math.random()', 'Math.random'],
    ['Date.now()', 'Date.now'],
    ['new Date()', 'Date'],
    ['Date()', 'Date'],
    ['parseFloat(text)', 'parseFloat'],
    ['Number.parseFloat(text)', 'parseFloat'],
    ['edge.toFixed(2)', 'toFixed'],
    ['async () => 1', 'async'],
    ['await later', 'await'],
  ])('%s is no domain code', (code, word) => {
    const file = `export const value = ${code};\n`;
    expect(findings({ 'packages/three-dice/src/a.ts': file })).toEqual([
      `packages/three-dice/src/a.ts:1 ${word} has no place in a domain package: it arrives as an argument, or not at all.`,
    ]);
    expect(findings({ 'packages/three-dice/src/a.test.ts': file })).toEqual([]);
    expect(findings({ 'apps/cli/src/a.ts': file })).toEqual([]);
  });

  test('a waiting loop is no domain code', () => {
    const file = 'for await (const line of input) print(line);\n';
    expect(findings({ 'packages/table/src/a.ts': file })).toHaveLength(1);
  });

  test('speaking of them is allowed', () => {
    const file =
      "// There is no await here, and no Date.now().\nexport const said = 'new Date()';\n";
    expect(findings({ 'packages/exact/src/a.ts': file })).toEqual([]);
  });

  test.each(['test.skip', 'describe.only', 'it.todo'])('%s leaves a test out', (call) => {
    expect(findings({ 'apps/cli/src/a.test.ts': `${call}('a', b);` })).toHaveLength(1);
  });

  test('other things may be skipped', () => {
    expect(findings({ 'apps/cli/src/a.ts': 'reader.skip(2);\n' })).toEqual([]);
  });

  test('a word means one thing in what is exported, and says which', () => {
    const names = (path: string, ...exported: readonly string[]) =>
      findings({ [path]: exported.map((name) => `export interface ${name} {}`).join('\n') });
    expect(names('packages/three-dice/src/a.ts', 'HouseTable', 'HousePayTable')).toEqual([
      expect.stringContaining('HousePayTable'),
    ]);
    expect(names('packages/game/src/a.ts', 'OverfullBox')).toHaveLength(1);
    expect(names('packages/si-ki-pi/src/a.ts', 'BoxHand')).toEqual([]);
    expect(names('packages/table/src/a.ts', 'SessionEvent')).toHaveLength(1);
    expect(names('apps/server/src/people/a.ts', 'StaffSession')).toEqual([]);
    expect(findings({ 'packages/table/src/a.ts': 'const session = 1;\n' })).toEqual([]);
  });

  test('unfinished work names its issue, and some cannot wait', () => {
    expect(findings({ 'apps/cli/src/a.ts': 'a();\nb(); // TODO later\n' })).toEqual([
      'apps/cli/src/a.ts:2 TODO names no issue; write TODO #12.',
    ]);
    expect(findings({ 'apps/cli/src/a.ts': '/* TODO #7: the floor */\n' })).toEqual([]);
    expect(findings({ 'apps/cli/src/a.ts': '/**\n * FIXME\n */\n' })).toEqual([
      'apps/cli/src/a.ts:2 FIXME cannot be merged; fix it now.',
    ]);
    expect(findings({ '.ci/run': '# FIXME\n', 'a.sql': '-- TODO\n' })).toHaveLength(2);
  });

  test('a document may explain the words, but not use them', () => {
    expect(findings({ 'README.md': '# Title\n\n`TODO` needs an issue.\n' })).toEqual([]);
    expect(findings({ 'README.md': '# Title\n\nTODO write this.\n' })).toHaveLength(1);
  });
});

describe('shape', () => {
  test.each(['utils.ts', 'helpers.ts', 'common.tsx', 'types.ts', 'utils/money.ts', 'util.test.ts'])(
    '%s is a junk drawer',
    (name) => {
      expect(findings({ [`apps/web/src/${name}`]: '' })).toHaveLength(1);
    },
  );

  test.each([
    'export default function settle() {}',
    'const settle = 1;\nexport default settle;',
    'const settle = 1;\nexport { settle as default };',
    "export { default } from './settle.ts';",
  ])('%j exports without a name', (code) => {
    expect(findings({ 'apps/web/src/a.ts': code })).toHaveLength(1);
  });

  test('configuration is shaped by whoever reads it', () => {
    const code = 'export default {};\n';
    expect(findings({ 'vitest.config.ts': code, 'apps/web/vite.config.ts': code })).toEqual([]);
  });
});

describe('portability', () => {
  test.each([
    ['', 'home', 'ann'],
    ['', 'Users', 'ann', 'code'],
    ['', 'tmp', 'table.json'],
  ])('a path on one machine: %s/%s/%s', (...parts) => {
    expect(findings({ 'apps/cli/src/a.ts': `open('${parts.join('/')}');\n` })).toHaveLength(1);
  });

  test('an address on the web or a route of our own is none', () => {
    const text = '# A\n\nhttps://example.org/home/ann, `/api/tables/7`, packages/tmp/x\n';
    expect(findings({ 'README.md': text })).toEqual([]);
  });

  test('the lockfile holds no download addresses', () => {
    const lock = (resolved: string) => `{\n  "resolved": "${resolved}"\n}\n`;
    expect(findings({ 'package-lock.json': lock('packages/exact') })).toEqual([]);
    expect(findings({ 'package-lock.json': lock('https://example.org/a.tgz') })).toEqual([
      'package-lock.json:2 The lockfile must hold no download addresses.',
    ]);
  });
});
