/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from '../testing/golden-files.ts';

// `npm run golden` writes these files; a change to any of them is read by a person before it is kept.
const FOLDER = new URL('../../golden/', import.meta.url);

describe('whole rounds, as they were read and approved', () => {
  test('there is a file for each, and no other', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual([...goldenFiles().keys()].toSorted());
  });

  test('each file says what is told today', () => {
    for (const [name, text] of goldenFiles()) {
      expect(readFileSync(new URL(name, FOLDER), 'utf8'), name).toBe(text);
    }
  });
});
