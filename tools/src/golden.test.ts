import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenFiles } from './counter/golden-csv.ts';
import { goldenDifferences, writeGolden } from './golden.ts';

const COMMITTED = fileURLToPath(new URL('../../packages/math/golden/', import.meta.url));
const files = goldenFiles();

// The rounds of packages/table/golden are compared by the package that tells them.
test('the committed golden files are what the counter counts', () => {
  expect(goldenDifferences({ folder: COMMITTED, files })).toEqual([]);
});

describe('the check', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-golden-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('misses every file of an empty folder', () => {
    expect(goldenDifferences({ folder, files })).toHaveLength(14);
    expect(goldenDifferences({ folder: join(folder, 'not-there'), files })).toHaveLength(14);
  });

  test('is silent about what was just written', () => {
    writeGolden({ folder, files });
    expect(goldenDifferences({ folder, files })).toEqual([]);
  });

  test('sees one changed number and one file too many', () => {
    const changed = join(folder, 'rws-tai-sai-v5.a.csv');
    writeFileSync(changed, readFileSync(changed, 'utf8').replace('1/36', '1/37'));
    appendFileSync(join(folder, 'another-game.csv'), 'bet\n');
    expect(goldenDifferences({ folder, files })).toEqual([
      'another-game.csv',
      'rws-tai-sai-v5.a.csv',
    ]);
  });

  test('a file too many goes when the files are written again', () => {
    writeGolden({ folder, files });
    expect(goldenDifferences({ folder, files })).toEqual([]);
  });
});
