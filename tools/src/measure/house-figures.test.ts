import { expect, test } from 'vitest';
import { houseFigures } from './house-figures.ts';

const FILES = [
  {
    path: 'packages/a/src/one.ts',
    text: "import './two.ts';\nimport './three.ts';\nconst open = 'OpenIt';\n",
  },
  { path: 'packages/a/src/two.ts', text: "import './three.ts';\n" },
  { path: 'packages/a/src/three.ts', text: 'export const shut = {\n  ShutIt: 1,\n};\n' },
  { path: 'packages/a/src/one.test.ts', text: "import './two.ts';\n// 'OpenIt'\n" },
  { path: 'packages/a/src/testing/help.ts', text: "import './two.ts';\n" },
];

test('modules, importers, lines and spellings are counted without the tests', () => {
  expect(houseFigures(FILES, ['OpenIt', 'ShutIt', 'Nothing'])).toEqual({
    modules: 3,
    lines: 7,
    testLines: 3,
    oneImporter: 1,
    smallWithOneImporter: 1,
    testingFolders: 1,
    filesPerCommand: { median: 1, most: 1 },
  });
});
