import { GAMES, RULEBOOKS, type Rulebook } from '@baize/rulebooks';
import { sheetOf } from '@baize/testing/par-sheets';
import { expect, test } from 'vitest';
import { fontBytes } from '../pdf/report-pdf.ts';
import { INTER_REGULAR } from './inter-regular.ts';
import { INTER_SEMIBOLD } from './inter-semibold.ts';
import { NOTO_SANS_SC } from './noto-sans-sc.ts';

/** The characters a TrueType font has, by format 4 of its character map. */
function charactersOf(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => view.getUint32(at) === 0x636d6170) ?? 0;
  const cmap = view.getUint32(record + 8);
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const at = subtables.find((start) => view.getUint16(start) === 4) ?? 0;
  const segments = view.getUint16(at + 6) / 2;
  const characters = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = view.getUint16(at + 14 + segment * 2);
    const start = view.getUint16(at + 16 + segments * 2 + segment * 2);
    for (let code = start; code <= end && code !== 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

const LATIN = [INTER_REGULAR, INTER_SEMIBOLD].map((font) => charactersOf(fontBytes(font)));
const HAN = charactersOf(fontBytes(NOTO_SANS_SC));

function missing(texts: readonly string[], font: ReadonlySet<number>): string {
  const signs = new Set(texts.join('').replace(/\s/g, ''));
  return [...signs].filter((sign) => !font.has(sign.codePointAt(0) ?? 0)).join('');
}

test('every Chinese name of a bet can be set', () => {
  const names = GAMES.flatMap(({ id }) => sheetOf(id).bets.map(({ name }) => name['zh-Hans']));
  const han = names.map((name) => name.replace(/[^\u2E80-\u9FFF]/g, ''));
  expect(missing(han, HAN)).toBe('');
});

test.each(RULEBOOKS.map(({ id }) => id))('every word about %s can be set', (id) => {
  const book: Rulebook | undefined = RULEBOOKS.find((each) => each.id === id);
  const texts = [
    ...Object.entries(book?.clauses ?? {}).flatMap(([clause, { says }]) => [clause, says]),
    ...Object.values(book?.interpretations ?? {}).flatMap(({ says, why }) => [says, why]),
  ];
  for (const font of LATIN) expect(missing(texts, font)).toBe('');
});

test('every sign of a time and its zone can be set', () => {
  for (const font of LATIN) expect(missing(['0123456789-:,', 'UTC+\u2212'], font)).toBe('');
});
