import { decimalText, fractionText } from '@baize/exact';
import { sheetOf } from '@baize/testing/par-sheets';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ParSheet } from '../par-sheet.ts';
import { parXlsx } from './par-xlsx.ts';

interface Workbook {
  readonly names: readonly string[];
  /** By sheet, row and column: a number, a text, or null. */
  readonly cells: readonly (readonly (readonly (string | number | null)[])[])[];
}

/** Reads what the format prescribes, out of the archive itself. */
async function workbookOf(sheet: ParSheet): Promise<Workbook> {
  const files = unzipSync(await parXlsx(sheet));
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const texts = [
    ...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([\s\S]*?)<\/t><\/si>/g),
  ].map(([, text = '']) => text.replaceAll('&apos;', "'").replaceAll('&quot;', '"'));
  const names = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  return {
    names: names.map(([, name = '']) => name),
    cells: names.map((_, index) => {
      const rows = part(`xl/worksheets/sheet${index + 1}.xml`).matchAll(/<row [^>]*>(.*?)<\/row>/g);
      return [...rows].map(([, row = '']) => cellsIn(row, texts));
    }),
  };
}

function cellsIn(row: string, texts: readonly string[]): readonly (string | number | null)[] {
  const cells: (string | number | null)[] = [];
  for (const [, letters = '', type, value = ''] of row.matchAll(
    /<c r="([A-Z]+)\d+"[^>]*?(?: t="(\w+)")?>(?:<f>.*?<\/f>)?<v>(.*?)<\/v><\/c>/g,
  )) {
    const column =
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    while (cells.length < column) cells.push(null);
    cells.push(type === 's' ? (texts[Number(value)] ?? '') : Number(value));
  }
  return cells;
}

describe.each(['rws-tai-sai-v5/c', 'rws-si-ki-pi-v2'])('the workbook of %s', (id) => {
  test('has a sheet for everything', async () => {
    const sheet = sheetOf(id);
    expect((await workbookOf(sheet)).names).toEqual([
      'Identification',
      'Bets',
      'Returns',
      'Rounds',
      'Joint',
      ...(id === 'rws-si-ki-pi-v2' ? ['Dearest hands', 'Short list', 'House Way'] : []),
      'Readings',
      'Interpretations',
      'Rules',
    ]);
  });

  test('has every bet with its exact figures as text and the nearest numbers beside them', async () => {
    const sheet = sheetOf(id);
    const [, [titles = [], ...rows] = []] = (await workbookOf(sheet)).cells;
    expect(rows).toHaveLength(sheet.bets.length);
    sheet.bets.forEach(({ bet, figures }, at) => {
      const cell = (title: string) => rows[at]?.[titles.indexOf(title)];
      expect(cell('Bet')).toBe(bet);
      expect(cell('Edge, exactly')).toBe(fractionText(figures.edge));
      expect(cell('Edge')).toBe(Number(decimalText(figures.edge, 18)));
      expect(cell('Variance, exactly')).toBe(fractionText(figures.variance));
      expect(cell('Outcomes')).toBe(Number(figures.returns.total));
    });
  });

  test('has every return with its whole weight', async () => {
    const sheet = sheetOf(id);
    const [, , [, ...rows] = []] = (await workbookOf(sheet)).cells;
    const expected = sheet.bets.flatMap(({ bet, figures }) =>
      figures.returns.points.map(({ value, weight }) => [bet, fractionText(value), Number(weight)]),
    );
    expect(rows.map((row) => [row[0], row[2], row[4]])).toEqual(expected);
  });
});

test('every file in the archive has the earliest time an archive can state', async () => {
  const bytes = Buffer.from(await parXlsx(sheetOf('rws-tai-sai-v5/a')));
  const times: number[] = [];
  // Local file headers: the signature, and ten bytes on the time and the day.
  for (let at = bytes.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0; ) {
    times.push(bytes.readUInt32LE(at + 10));
    at = bytes.indexOf('PK\x03\x04', at + 4, 'latin1');
  }
  expect(new Set(times)).toEqual(new Set([0x00210000]));
});
