import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED } from '@baize/house';
import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { bookHash, loadLibrary } from './load-library.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-loader-'));
let count = 0;

/** A package of one file that exports these things. */
function packageOf(exported: Readonly<Record<string, unknown>>): string {
  count += 1;
  const path = join(folder, `${count}.mjs`);
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  writeFileSync(path, lines.join(''));
  return path;
}

/** A copy of a shipped book under another name: every citation in it names the copy. */
function copyOf(id: string): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(rwsTaiSaiV5).replaceAll('rws-tai-sai-v5', id));
}

async function errorOf(path: string): Promise<string> {
  const library = await loadLibrary([path]);
  return library.ok ? '' : library.error;
}

test('without a package there are the books that come along', async () => {
  expect(await loadLibrary([])).toEqual({ ok: true, value: SHIPPED });
});

test('a book from outside stands beside them, with its games and its clauses', async () => {
  const library = await loadLibrary([packageOf({ books: [copyOf('another-book')] })]);
  if (!library.ok) throw new Error(library.error);
  expect(library.value.games.map(({ id }) => id)).toEqual([
    ...SHIPPED.games.map(({ id }) => id),
    'another-book/a',
    'another-book/c',
    'another-book/e',
  ]);
  expect(library.value.findClause('another-book#5.12')).toMatchObject({ type: 'clause' });
});

describe('is refused, and says why', () => {
  test('what is not there', async () => {
    expect(await errorOf(join(folder, 'nothing'))).toMatch(/there is no such file or folder\.$/);
  });

  test('a folder without a package.json', async () => {
    expect(await errorOf(folder)).toMatch(/the folder has no package\.json\.$/);
  });

  test('a package that has not been built', async () => {
    const unbuilt = mkdtempSync(join(tmpdir(), 'baize-loader-'));
    writeFileSync(join(unbuilt, 'package.json'), '{"main":"dist/index.js"}');
    expect(await errorOf(unbuilt)).toMatch(/dist\/index\.js is not there: build the package first/);
  });

  test('a file that cannot be loaded', async () => {
    const path = join(folder, 'broken.mjs');
    writeFileSync(path, 'throw new Error("not today");');
    expect(await errorOf(path)).toMatch(/cannot be loaded: not today$/);
  });

  test('a package without books', async () => {
    expect(await errorOf(packageOf({ other: 1 }))).toMatch(/neither "books" nor "mechanics"\.$/);
  });

  test('a book without the shape of one', async () => {
    const book = { ...copyOf('x'), id: 'Not An Id', clauses: [] };
    expect(await errorOf(packageOf({ books: [book] }))).toMatch(
      /books\[0\]\.id: small letters, digits and hyphens\.\n {2}books\[0\]\.clauses: an object/,
    );
  });

  test('a book that breaks its contract', async () => {
    const book = { ...copyOf('x'), irregularities: {} };
    expect(await errorOf(packageOf({ books: [book] }))).toContain(
      'x: die-not-flat (every incident has a disposition)',
    );
  });

  test('a book of a mechanic that is not there', async () => {
    const book = { ...copyOf('x'), mechanic: 'four-dice' };
    expect(await errorOf(packageOf({ books: [book] }))).toBe(
      'x is played with four-dice, which is not there.',
    );
  });

  test('a book that is there already', async () => {
    expect(await errorOf(packageOf({ books: [copyOf('rws-tai-sai-v5')] }))).toBe(
      'The rulebook rws-tai-sai-v5 is there twice.',
    );
  });

  test('a mechanic that is none', async () => {
    expect(await errorOf(packageOf({ mechanics: [{ id: 'x' }] }))).toMatch(
      /mechanics\[0\]: a mechanic has an id, gamesOf, problemsIn, gameFor, printed, sheetOf, enumeration\.$/,
    );
  });
});

describe('bookHash', () => {
  test('does not depend on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(rwsTaiSaiV5).toReversed());
    expect(bookHash({ ...rwsTaiSaiV5, ...reversed })).toBe(bookHash(rwsTaiSaiV5));
  });

  test('changes with anything a book says', () => {
    expect(bookHash({ ...rwsTaiSaiV5, title: 'Tai Sai' })).not.toBe(bookHash(rwsTaiSaiV5));
  });
});
