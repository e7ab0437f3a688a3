import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { mergeFonts } from './merge-fonts.ts';

const HAN_RANGES = [
  ['2e80', '2fdf'],
  ['3000', '303f'],
  ['3400', '4dbf'],
  ['4e00', '9fff'],
  ['ff00', 'ffef'],
] as const;
const HAN = new RegExp(
  `[${HAN_RANGES.map(([first, last]) => `\\u${first}-\\u${last}`).join('')}]`,
  'gu',
);

/** Every Chinese character and sign that is written in the sources under some folders. */
function hanCharacters(folders: readonly string[]): string {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of scripts(folder)) {
      for (const character of readFileSync(file, 'utf8').match(HAN) ?? []) found.add(character);
    }
  }
  return [...found].toSorted().join('');
}

function scripts(path: string): readonly string[] {
  if (statSync(path).isFile()) return /\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => scripts(join(path, name)));
}

interface HanFont {
  readonly family: string;
  /** The npm package that holds it in slices, and the name its files begin with. */
  readonly from: string;
  readonly name: string;
  readonly weight: number | { readonly min: number; readonly max: number };
}

const FONTS: readonly HanFont[] = [
  {
    family: 'Noto Sans SC Variable',
    from: '@fontsource-variable/noto-sans-sc',
    name: 'noto-sans-sc',
    weight: { min: 400, max: 700 },
  },
  {
    family: 'Noto Serif SC Variable',
    from: '@fontsource-variable/noto-serif-sc',
    name: 'noto-serif-sc',
    weight: 700,
  },
];

/**
 * Chinese type cut down to the characters our dictionaries and the rules write: tens of kilobytes
 * instead of megabytes. The style sheet is imported as `#han-fonts`.
 */
export function hanFonts(root: string): Plugin {
  const folder = join(root, 'dist', 'fonts');
  return {
    name: 'han-fonts',
    config: async () => {
      const packages = join(root, '..', '..', 'packages');
      // Whichever package writes Chinese: a list of names here would miss the next one.
      const sources = readdirSync(packages)
        .map((name) => join(packages, name, 'src'))
        .filter((folder) => existsSync(folder));
      await cutFonts(hanCharacters([join(root, 'src'), ...sources]), folder);
      return { resolve: { alias: { '#han-fonts': join(folder, 'han.css') } } };
    },
  };
}

async function cutFonts(characters: string, folder: string): Promise<void> {
  const recipe = JSON.stringify([characters, FONTS, 'half widths']);
  const stamp = join(folder, createHash('sha256').update(recipe).digest('hex'));
  if (existsSync(stamp)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faces = await Promise.all(FONTS.map((font) => cutFont(font, characters, folder)));
  writeFileSync(join(folder, 'han.css'), faces.join('\n'));
  writeFileSync(stamp, '');
}

/** One file of a font: slice by slice it would be fifty requests of every screen that opens. */
async function cutFont(
  { family, from, name, weight }: HanFont,
  characters: string,
  folder: string,
): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve(`${from}/unicode.json`));
  const slices: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(home, 'unicode.json'), 'utf8'),
  );
  const parts: Buffer[] = [];
  for (const [slice, ranges] of Object.entries(slices)) {
    const text = [...characters].filter((each) => isIn(ranges, each)).join('');
    if (!/^\[\d+\]$/.test(slice) || text === '') continue;
    const whole = readFileSync(
      join(home, 'files', `${name}-${slice.slice(1, -1)}-wght-normal.woff2`),
    );
    parts.push(
      await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
    );
  }
  const whole = await subsetFont(mergeFonts(parts), characters, { targetFormat: 'woff2' });
  writeFileSync(join(folder, `${name}.woff2`), whole);
  return faceRule(family, `${name}.woff2`, weight);
}

function isIn(ranges: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}

/** A character that is not in the file is looked for in the fonts of the machine, as without it. */
function faceRule(family: string, file: string, weight: HanFont['weight']): string {
  const weights = typeof weight === 'number' ? '100 900' : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${HAN_RANGES.map(([first, last]) => `U+${first}-${last}`).join(', ')};
}`;
}
