import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { halfWidths } from '../../build/half-widths.ts';
import { mergeFonts } from '../../build/merge-fonts.ts';

const HOME = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
);

/** What three slices of the type hold of a text: signs, common characters and rare ones. */
const SLICES = [
  { slice: 119, text: '，。一的' },
  { slice: 118, text: '（）大' },
  { slice: 24, text: '骰' },
] as const;

/** The same characters, cut out by HarfBuzz alone, without other forms of them. */
function cut(font: Buffer, text: string, weight?: number): Promise<Buffer> {
  return subsetFont(font, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight ?? { min: 400, max: 700 } },
    ...(weight === undefined ? {} : { keepFeatures: [] }),
  });
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`There is no ${tag}.`);
}

let parts: readonly Buffer[];
beforeAll(async () => {
  parts = await Promise.all(
    SLICES.map(({ slice, text }) =>
      cut(readFileSync(join(HOME, 'files', `noto-sans-sc-${slice}-wght-normal.woff2`)), text),
    ),
  );
});

test.each(SLICES.map(({ text }, index) => ({ text, index })))(
  'type made of slices draws $text as its slice does, in every weight',
  async ({ text, index }) => {
    const [own, merged] = [parts[index] ?? Buffer.alloc(0), mergeFonts(parts)];
    for (const weight of [400, 550, 700]) {
      const [before, after] = await Promise.all(
        [own, merged].map((font) => cut(font, text, weight)),
      );
      for (const tag of ['glyf', 'hmtx']) {
        const [drawn, expected] = [tableOf(after ?? own, tag), tableOf(before ?? merged, tag)];
        expect(drawn.equals(expected), `${tag} at ${weight}`).toBe(true);
      }
      expect(tableOf(after ?? own, 'maxp').readUInt16BE(4)).toBe(text.length + 1);
    }
  },
);

test('signs of different slices move together as each slice says it', () => {
  const found = halfWidths(tableOf(mergeFonts(parts), 'GPOS'));
  const own = parts.map((part) => [...halfWidths(tableOf(part, 'GPOS')).values()]);
  expect([...found.values()]).toEqual(own.flat());
  // A closing sign gives up its right half, an opening one its left.
  expect(own[0]).toContainEqual({ placement: 0, advance: -500 });
  expect(own[1]).toContainEqual({ placement: -500, advance: -500 });
});

test('parts of fonts that vary in different ways are refused', async () => {
  const heavy = await cut(parts[2] ?? Buffer.alloc(0), '骰', 700);
  expect(() => mergeFonts([...parts, heavy])).toThrow('without gvar');
});
