import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES } from './json-lines/error-codes.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

// The transcripts are run with those of all other documents; this table is compared with the code.
test('the README lists every error code and what it means, in order', () => {
  const rows = [...README.matchAll(/^\| `([a-z-]+)` \| (.*) \|$/gm)]
    .map(([, code = '', meaning = '']) => [code, meaning])
    .filter(([code = '']) => Object.hasOwn(ERROR_CODES, code));
  expect(rows).toEqual(Object.entries(ERROR_CODES));
});
