import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineSplitter } from './line-splitter.ts';

function split(chunks: readonly string[], lengthMaximum?: number): readonly string[] {
  const seen: string[] = [];
  const splitter = lineSplitter(
    {
      line: (text, number) => seen.push(`${number}:${text}`),
      tooLong: (number) => seen.push(`${number} too long`),
    },
    lengthMaximum,
  );
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return seen;
}

describe('line splitter', () => {
  test('counts lines from 1, blank ones included', () => {
    expect(split(['a\n\nb\n'])).toEqual(['1:a', '2:', '3:b']);
  });

  test('takes what follows the last line end as a line', () => {
    expect(split(['a\nb'])).toEqual(['1:a', '2:b']);
  });

  test('sees no line in empty input', () => {
    expect(split([])).toEqual([]);
    expect(split([''])).toEqual([]);
  });

  test('drops a byte order mark at the very beginning, also when it arrives alone', () => {
    expect(split(['\uFEFFa\n\uFEFFb'])).toEqual(['1:a', '2:\uFEFFb']);
    expect(split(['\uFEFF', 'a'])).toEqual(['1:a']);
  });

  test('leaves carriage returns to whoever reads the line', () => {
    expect(split(['a\r\nb\r\n'])).toEqual(['1:a\r', '2:b\r']);
  });

  test('reports a line that is too long and goes on with the next', () => {
    expect(split(['abcd', 'efgh', 'ij\nok\n', '123456789'], 8)).toEqual([
      '1 too long',
      '2:ok',
      '3 too long',
    ]);
    expect(split(['12345678\n'], 8)).toEqual(['1:12345678']);
  });

  test('sees the same lines however the text is cut into chunks', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é', '{') });
    fc.assert(
      fc.property(fc.array(piece), (chunks) => {
        expect(split(chunks)).toEqual(split([chunks.join('')]));
      }),
    );
  });
});
