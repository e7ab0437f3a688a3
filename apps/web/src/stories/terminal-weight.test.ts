import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { clauseTextZhHans } from '@baize/house/zh-hans';
import { beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';

/**
 * What all script of a terminal weighed when dice and cards were one program, compressed file by file as here; the
 * specification of the screens would allow 150 KB. bench/README.md says how it was weighed.
 */
const SCRIPT_MAXIMUM = 108_793;
const FONTS_MAXIMUM = 1024 * 1024;
/** Each file is a request, and costs the floor and the terminal as much as some kilobytes. */
const FILES_MAXIMUM = 10;

let site: string;
beforeAll(() => {
  site = buildScreens();
});

/** The scripts a page loads before anybody has done anything: its own, and what those import. */
function scriptsOf(page: string): readonly string[] {
  const html = readFileSync(join(site, page), 'utf8');
  return importedBy(
    [...html.matchAll(/(?:src|href)="(\/assets\/[\w-]+\.js)"/g)].map(([, path = '']) => path),
  );
}

function importedBy(paths: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(site, path), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)) {
      follow(`/assets/${name}`);
    }
  };
  for (const path of paths) follow(path);
  return [...found];
}

/** What a terminal loads besides, as soon as it knows what is played at its table. */
function scriptsPlaying(game: 'dice' | 'cards'): readonly string[] {
  const assets = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  const parts = assets.filter((name) => /^(terminal-parts|pictures)-/.test(name));
  const isDice = (name: string) => importedBy([`/assets/${name}`]).some(drawsDice);
  const own = parts.filter((name) => isDice(name) === (game === 'dice'));
  expect(own).toHaveLength(2);
  return importedBy(own.map((name) => `/assets/${name}`));
}

function drawsDice(path: string): boolean {
  return readFileSync(join(site, path), 'utf8').includes('die-ivory');
}

test.each(['dice', 'cards'] as const)(
  'a terminal for %s is light enough for the first bet to be quick',
  (game) => {
    const own = scriptsOf('terminal/index.html');
    const scripts = [...new Set([...own, ...scriptsPlaying(game)])];
    const weights = scripts.map((path) => gzipSync(readFileSync(join(site, path))).length);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(FILES_MAXIMUM);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(SCRIPT_MAXIMUM);
  },
);

test('what no bet needs is no part of what a terminal loads first', () => {
  const first = (['dice', 'cards'] as const).flatMap((game) => [
    ...scriptsOf('terminal/index.html'),
    ...scriptsPlaying(game),
  ]);
  const all = readdirSync(join(site, 'assets')).map((name) => `/assets/${name}`);
  // Sheets, tips, notices, sounds and the arranging of cards, by a word or a number of each.
  for (const of of [
    'Validation number',
    'Nothing to undo',
    'Back online',
    '1047',
    'Three ways to split',
  ]) {
    const says = (path: string) => readFileSync(join(site, path), 'utf8').includes(of);
    expect(first.filter(says)).toEqual([]);
    expect(all.filter((path) => path.endsWith('.js') && says(path))).not.toEqual([]);
  }
});

test('a terminal loads what its table is played with, and nothing of another mechanic', () => {
  expect(scriptsOf('terminal/index.html').filter(drawsDice)).toEqual([]);
  const drawsCards = (path: string) => readFileSync(join(site, path), 'utf8').includes('♠');
  const all = readdirSync(join(site, 'assets')).map((name) => `/assets/${name}`);
  expect(all.filter((path) => path.endsWith('.js') && drawsCards(path)).length).toBeGreaterThan(0);
  const atDice = [...scriptsOf('terminal/index.html'), ...scriptsPlaying('dice')];
  expect(atDice.filter(drawsCards)).toEqual([]);
});

test('the barcode is loaded when an instrument is printed, and not before', () => {
  expect(scriptsOf('terminal/index.html').some((path) => path.includes('barcode'))).toBe(false);
});

test('what clauses say in Chinese is loaded when somebody reads it there, and not before', () => {
  const text = clauseTextZhHans('rws-sic-bo-2021#5.9') ?? '';
  const says = (path: string) => readFileSync(join(site, path), 'utf8').includes(text);
  for (const page of ['terminal', 'console', 'display']) {
    expect(scriptsOf(`${page}/index.html`).filter(says)).toEqual([]);
  }
  const all = readdirSync(join(site, 'assets')).map((name) => `/assets/${name}`);
  expect(all.filter((path) => path.endsWith('.js') && says(path))).toHaveLength(1);
});

test('all type together stays below a megabyte, and comes from here', () => {
  const assets = readdirSync(join(site, 'assets'));
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  const weights = fonts.map((name) => statSync(join(site, 'assets', name)).size);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(FONTS_MAXIMUM);
  const outside = assets
    .filter((name) => name.endsWith('.css'))
    .filter((name) => /url\(["']?https?:/.test(readFileSync(join(site, 'assets', name), 'utf8')));
  expect(outside).toEqual([]);
});

test('every text of the site is there compressed, and is the same text', () => {
  const texts = readdirSync(join(site, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => join(site, 'assets', name))
    .filter((path) => statSync(path).size >= 1024);
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts) {
    const text = readFileSync(path);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(text)).toBe(true);
    expect(gunzipSync(readFileSync(`${path}.gz`)).equals(text)).toBe(true);
  }
});
