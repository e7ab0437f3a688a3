import type { Citation } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { findClause, RULEBOOKS } from './registry.ts';
import type { Rulebook } from './rulebook.ts';
import { rwsTaiSaiV5 } from './rws-tai-sai-v5/index.ts';

const books: readonly Rulebook[] = RULEBOOKS;

describe.each(books)('$id', (book) => {
  test('finds every clause', () => {
    for (const [id, clause] of Object.entries(book.clauses)) {
      expect(findClause(`${book.id}#${id}`)).toEqual({ type: 'clause', book, id, clause });
    }
  });

  test('finds every interpretation', () => {
    for (const [id, interpretation] of Object.entries(book.interpretations)) {
      expect(findClause(`${book.id}#${id}`)).toEqual({
        type: 'interpretation',
        book,
        id,
        interpretation,
      });
    }
  });
});

test('[rws-tai-sai-v5#5.12] leads to the clause of that number', () => {
  expect(findClause('rws-tai-sai-v5#5.12')).toMatchObject({
    type: 'clause',
    id: '5.12',
    book: rwsTaiSaiV5,
    clause: { kind: 'rule' },
  });
});

test.each<Citation>([
  'rws-tai-sai-v5#5.99',
  'rws-tai-sai-v5#',
  'rws-tai-sai-v5#I-Z1',
  'rws-tai-sai-v4#5.12',
  '#5.12',
  'rws-tai-sai-v5#toString',
  'rws-tai-sai-v5#constructor',
  'rws-tai-sai-v5#__proto__',
  'rws-tai-sai-v5#hasOwnProperty',
  '__proto__#5.12',
  'toString#5.12',
])('%s leads nowhere', (citation) => {
  expect(findClause(citation)).toBeNull();
});
