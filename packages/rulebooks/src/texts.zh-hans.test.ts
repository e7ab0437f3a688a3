import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from './registry.ts';
import type { Rulebook } from './rulebook.ts';
import { TEXTS_ZH_HANS } from './texts.zh-hans.ts';

const HAN = /\p{Script=Han}/u;
const books = RULEBOOKS.map((book): [string, Rulebook] => [book.id, book]);

/** Every citation of a book with its English line. */
function lines(book: Rulebook): readonly (readonly [id: string, says: string])[] {
  return [...Object.entries(book.clauses), ...Object.entries(book.interpretations)].map(
    ([id, { says }]) => [id, says],
  );
}

const figures = (text: string) => text.match(/\d+(?:\.\d+)*/g) ?? [];

test('every book has its texts', () => {
  expect(Object.keys(TEXTS_ZH_HANS)).toEqual(RULEBOOKS.map(({ id }) => id));
});

describe.each(books)('%s in Chinese', (id, book) => {
  const texts = new Map(
    Object.entries(Object.entries(TEXTS_ZH_HANS).find(([b]) => b === id)?.[1] ?? {}),
  );

  test('has one line for each clause and interpretation, in their order', () => {
    expect([...texts.keys()]).toEqual(lines(book).map(([clause]) => clause));
  });

  test('is written in Chinese', () => {
    expect([...texts].filter(([, text]) => !HAN.test(text))).toEqual([]);
  });

  test('names every figure the English line names', () => {
    const missing = lines(book).flatMap(([clause, says]) => {
      const named = new Set(figures(texts.get(clause) ?? ''));
      return figures(says)
        .filter((figure) => !named.has(figure))
        .map((figure) => `${clause}: ${figure}`);
    });
    expect(missing).toEqual([]);
  });
});
