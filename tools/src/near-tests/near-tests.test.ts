import { describe, expect, test } from 'vitest';
import { sourceEntries } from '../imports/source-entries.ts';
import { nearTests } from './near-tests.ts';

const FILES = [
  {
    path: 'packages/a/package.json',
    text: '{ "name": "@x/a", "exports": { ".": { "baize-source": "./src/index.ts" } } }',
  },
  { path: 'packages/a/src/index.ts', text: "export { one } from './one.ts';" },
  { path: 'packages/a/src/one.ts', text: 'export const one = 1;' },
  { path: 'packages/a/src/one.test.ts', text: "import { one } from './one.ts';" },
  { path: 'packages/b/src/two.ts', text: "import { one } from '@x/a';" },
  { path: 'packages/b/src/two.test.ts', text: "import { two } from './two.ts';" },
  { path: 'packages/b/src/two.db.test.ts', text: "import { two } from './two.ts';" },
  { path: 'packages/b/src/lazy.test.ts', text: "const { two } = await import('./two.ts');" },
  {
    path: 'packages/d/package.json',
    text: '{ "name": "@x/d", "exports": { "./*": { "baize-source": "./src/*.ts" } } }',
  },
  { path: 'packages/d/src/three.ts', text: 'export const three = 3;' },
  { path: 'apps/e/src/four.test.ts', text: "import { three } from '@x/d/three';" },
  { path: 'apps/c/src/tag.tsx', text: 'export const Tag = 1;' },
  { path: 'apps/c/src/look.test.ts', text: "import { test } from 'vitest';" },
  { path: 'apps/c/src/look.story.test.ts', text: "import { Tag } from './tag.tsx';" },
];
const near = (...changed: readonly string[]) =>
  nearTests(FILES, new Set(changed), sourceEntries(FILES));

describe('the tests a change touches', () => {
  test('are those that import what has changed', () => {
    expect(near('packages/a/src/one.ts').near).toEqual(['packages/a/src/one.test.ts']);
  });

  test('are counted where they are further away', () => {
    expect(near('packages/a/src/one.ts').further).toBe(3);
  });

  test('are found through the name of a package', () => {
    expect(near('packages/a/src/index.ts').near).toEqual([
      'packages/b/src/two.test.ts',
      'packages/b/src/lazy.test.ts',
      // It stands beside what has changed.
      'packages/a/src/one.test.ts',
    ]);
  });

  test('are found through any module of a package that lets each be imported', () => {
    expect(near('packages/d/src/three.ts').near).toEqual(['apps/e/src/four.test.ts']);
  });

  test('are those beside a screen, which only a page imports', () => {
    expect(near('apps/c/src/tag.tsx')).toEqual({ near: ['apps/c/src/look.test.ts'], further: 1 });
    expect(near('apps/c/src/tag.css').near).toEqual(['apps/c/src/look.test.ts']);
  });

  test('leave out what starts databases, unless it has changed itself', () => {
    expect(near('packages/b/src/two.ts').near).not.toContain('packages/b/src/two.db.test.ts');
    expect(near('packages/b/src/two.db.test.ts').near).toEqual(['packages/b/src/two.db.test.ts']);
  });

  test('are none that have been deleted', () => {
    expect(near('packages/b/src/gone.test.ts')).toEqual({ near: [], further: 0 });
  });
});
