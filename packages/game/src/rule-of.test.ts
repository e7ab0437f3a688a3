import { expect, test } from 'vitest';
import { because, citationsIn, ruleOf } from './citation.ts';

const book = {
  id: 'book',
  rules: {
    one: 'book#1',
    several: ['book#2', 'book#1', 'book#2'],
    none: 'not-applicable',
  },
} as const;

test('a book answers with its clauses in order, each once', () => {
  expect(ruleOf(book, 'one')).toEqual(['book#1']);
  expect(ruleOf(book, 'several')).toEqual(['book#2', 'book#1']);
});

test('several keys are asked in turn, and those that do not apply add nothing', () => {
  expect(ruleOf(book, 'none', 'one', 'several')).toEqual(['book#1', 'book#2']);
});

test('asking a book for a rule it does not have is a bug', () => {
  expect(() => ruleOf(book, 'none')).toThrow('book has no rule for none.');
  expect(() => ruleOf(book, 'none', 'none')).toThrow('book has no rule for none, none.');
  expect(() => ruleOf(book)).toThrow('book has no rule for .');
});

test('reasons keep the order of their weight and never repeat', () => {
  expect(because('book#2', 'book#3', 'book#2', 'book#1', 'book#3')).toEqual([
    'book#2',
    'book#3',
    'book#1',
  ]);
});

test('an answer lists its citations whether it gives one, several or none', () => {
  expect(citationsIn('not-applicable')).toEqual([]);
  expect(citationsIn('book#1')).toEqual(['book#1']);
  expect(citationsIn(['book#1', 'book#2'])).toEqual(['book#1', 'book#2']);
});
