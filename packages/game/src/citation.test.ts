import { expect, test } from 'vitest';
import { bookOf, type CitationTo, clauseOf } from './citation.ts';

test('a citation splits into the book and what a person says aloud', () => {
  expect(bookOf('rws-tai-sai-v5#5.12')).toBe('rws-tai-sai-v5');
  expect(clauseOf('rws-tai-sai-v5#5.12')).toBe('5.12');
  expect(clauseOf('rws-si-ki-pi-v2#Appendix H 4(ii)')).toBe('Appendix H 4(ii)');
  expect(clauseOf('licensee-sic-bo#I-D1')).toBe('I-D1');
});

test('only the first hash separates', () => {
  expect(bookOf('book#1#2')).toBe('book');
  expect(clauseOf('book#1#2')).toBe('1#2');
});

test('a clause the book does not have cannot be cited', () => {
  type Cite = CitationTo<'book', '1.1' | 'I-D8'>;
  const cited: readonly Cite[] = ['book#1.1', 'book#I-D8'];
  // @ts-expect-error -- the book has no clause 9.9
  const missing: Cite = 'book#9.9';
  // @ts-expect-error -- another book's clause is not this book's
  const foreign: Cite = 'other#1.1';
  expect([...cited, missing, foreign]).toHaveLength(4);
});
