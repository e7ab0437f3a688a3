import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readClauseIndex } from './clause-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

function indexOf(text: string) {
  const file = join(folder, 'index.json');
  writeFileSync(file, text);
  return readClauseIndex(file);
}

describe('the index of citations', () => {
  test('says where a clause is carried out and where it is tested', () => {
    const index = indexOf(
      JSON.stringify({
        'book#1': {
          code: [
            { path: 'a.ts', line: 3, in: 'settle', key: 'deck' },
            { path: 'b.ts', line: 4, in: null },
            { path: 'c.ts', line: 5, in: null, key: 'deck' },
          ],
          tests: [{ path: 'a.test.ts', line: 9, name: 'deals once' }],
        },
      }),
    );
    expect(index('book#1')).toEqual({
      code: [
        { path: 'a.ts', line: 3, what: 'settle asks for deck' },
        { path: 'b.ts', line: 4, what: null },
        { path: 'c.ts', line: 5, what: 'asks for deck' },
      ],
      tests: [{ path: 'a.test.ts', line: 9, what: 'deals once' }],
    });
    expect(index('book#2')).toEqual({ code: [], tests: [] });
    expect(index('constructor')).toEqual({ code: [], tests: [] });
  });

  test('may be absent or damaged', () => {
    expect(readClauseIndex(join(folder, 'absent.json'))('book#1')).toBeNull();
    expect(indexOf('{')('book#1')).toBeNull();
    expect(indexOf('[]')('book#1')).toBeNull();
    expect(indexOf('{"book#1":{"code":5,"tests":[null,{"path":1}]}}')('book#1')).toEqual({
      code: [],
      tests: [],
    });
  });
});
