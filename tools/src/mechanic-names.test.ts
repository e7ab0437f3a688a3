import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Names {
  mechanicNames(root: string): readonly string[];
  bookNames(root: string): readonly string[];
  isShared(path: string, mechanics: readonly string[]): boolean;
  comparisonsIn(
    text: string,
    names: readonly string[],
  ): readonly { readonly line: number; readonly text: string }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const names: Names = await import(join(root, 'tools/scripts/mechanic-names.mjs'));
const mechanics = names.mechanicNames(root);
const all = [...mechanics, ...names.bookNames(root)];

describe('a planted comparison with a name is found', () => {
  const [mechanic = '', other = ''] = mechanics;
  const [book = ''] = names.bookNames(root);

  test.each([
    `if (game.mechanic === '${mechanic}') return dice;`,
    `if (game.mechanic !== "${other}") return null;`,
    `    case '${mechanic}':`,
    `return '${mechanic}' === id ? 1 : 2;`,
    `const isThat = book.id === '${book}';`,
    `if (game.id === '${book}/a') light();`,
    `if (citation.startsWith('${book}#')) light();`,
  ])('%s', (line) => {
    expect(names.comparisonsIn(`const before = 1;\n${line}\n`, all)).toEqual([
      { line: 2, text: line.trim() },
    ]);
  });
});

test('a name that is only said compares with nothing', () => {
  const [mechanic = ''] = mechanics;
  const [book = ''] = names.bookNames(root);
  const text = `const example = 'baize games ${book}/a';\nopen({ game: '${book}/a' });\nconst id = '${mechanic}';\n`;
  expect(names.comparisonsIn(text, all)).toEqual([]);
});

test('names may stand with their mechanic, in a book and in tests, and nowhere else', () => {
  const [mechanic = ''] = mechanics;
  const shared = (path: string): boolean => names.isShared(path, mechanics);
  expect(shared(`packages/${mechanic}/src/game.ts`)).toBe(false);
  expect(shared(`apps/cli/src/mechanics/${mechanic}/round.ts`)).toBe(false);
  expect(shared('packages/rulebooks/src/registry.ts')).toBe(false);
  expect(shared('packages/table/src/decide.test.ts')).toBe(false);
  for (const path of [
    'packages/math/src/index.ts',
    'packages/report/src/par-sheet.ts',
    'apps/cli/src/program.ts',
    'apps/server/src/http/app.ts',
    'apps/web/src/terminal/felt.tsx',
  ]) {
    expect(shared(path)).toBe(true);
  }
});
