import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readRepository } from '../repository/files.ts';
import { drawGraph } from './draw-graph.ts';
import { directImports, levelsOf, packageGraph } from './package-graph.ts';

const manifest = (name: string) => ({
  path: `packages/${name}/package.json`,
  text: `{ "name": "@baize/${name}" }`,
});
const source = (name: string, ...imports: readonly string[]) => ({
  path: `packages/${name}/src/index.ts`,
  text: imports.map((each) => `import { x } from '@baize/${each}';\n`).join(''),
});
const FILES = [
  ...['low', 'middle', 'high', 'testing'].map(manifest),
  source('middle', 'low'),
  source('high', 'middle/part', 'low'),
  source('testing', 'high'),
  { path: 'packages/low/src/low.test.ts', text: "import { x } from '@baize/high';" },
];

test('who imports whom, without tests and what they share', () => {
  expect(packageGraph(FILES)).toEqual([
    { folder: 'packages/high', imports: ['packages/low', 'packages/middle'] },
    { folder: 'packages/low', imports: [] },
    { folder: 'packages/middle', imports: ['packages/low'] },
  ]);
});

test('an import that another implies is not drawn', () => {
  const [high] = directImports(packageGraph(FILES));
  expect(high?.imports).toEqual(['packages/middle']);
});

test('a package lies above everything it imports', () => {
  expect([...levelsOf(packageGraph(FILES))].toSorted()).toEqual([
    ['packages/high', 2],
    ['packages/low', 0],
    ['packages/middle', 1],
  ]);
});

test('the picture in docs is that of the sources: npm run graph', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const drawn = readFileSync(`${root}docs/module-graph.svg`, 'utf8');
  expect(drawn).toBe(drawGraph(packageGraph(readRepository(root))));
});
