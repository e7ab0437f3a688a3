import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenDifferences, writeGolden } from './golden.ts';

const COMMITTED = fileURLToPath(new URL('../../packages/math/golden/', import.meta.url));

test('the committed golden files are what the counter counts', () => {
  expect(goldenDifferences(COMMITTED)).toEqual([]);
});

describe('the check', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-golden-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('misses every file of an empty folder', () => {
    expect(goldenDifferences(folder)).toHaveLength(12);
    expect(goldenDifferences(join(folder, 'not-there'))).toHaveLength(12);
  });

  test('is silent about what was just written', () => {
    writeGolden(folder);
    expect(goldenDifferences(folder)).toEqual([]);
  });

  test('sees one changed number and one file too many', () => {
    const changed = join(folder, 'rws-tai-sai-v5.a.csv');
    writeFileSync(changed, readFileSync(changed, 'utf8').replace('1/36', '1/37'));
    appendFileSync(join(folder, 'another-game.csv'), 'bet\n');
    expect(goldenDifferences(folder)).toEqual(['another-game.csv', 'rws-tai-sai-v5.a.csv']);
  });

  test('a file too many goes when the files are written again', () => {
    writeGolden(folder);
    expect(goldenDifferences(folder)).toEqual([]);
  });
});
