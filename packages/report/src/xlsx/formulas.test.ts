import { decimalText } from '@baize/exact';
import { sheetOf } from '@baize/testing/par-sheets';
import { recompute, type SheetCell, type Spreadsheet } from '@baize/testing/spreadsheet';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parXlsx } from './par-xlsx.ts';

/** Numbers and formulas of a workbook, out of the archive itself. */
async function spreadsheetOf(id: string): Promise<Spreadsheet> {
  const files = unzipSync(await parXlsx(sheetOf(id)));
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const names = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  return {
    cells: new Map(
      names.map(([, name = ''], index) => {
        const xml = part(`xl/worksheets/sheet${index + 1}.xml`);
        const cells = xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<f>(.*?)<\/f>)?<v>(.*?)<\/v><\/c>/g);
        return [
          name,
          new Map(
            [...cells].map(([, place = '', formula = null, value = '']): [string, SheetCell] => [
              place,
              { value: Number(value), formula },
            ]),
          ),
        ];
      }),
    ),
  };
}

describe.each(['rws-tai-sai-v5/c', 'rws-si-ki-pi-v2'])('the formulas of %s', (id) => {
  test('compute every value that is written beside them', async () => {
    const book = await spreadsheetOf(id);
    let computed = 0;
    for (const [sheet, cells] of book.cells) {
      for (const [place, { formula, value }] of cells) {
        if (formula === null) continue;
        computed += 1;
        expect(recompute(book, sheet, place)).toBeCloseTo(Number(value), 9);
      }
    }
    // Hit, payback, edge, variance, deviation and skew of each bet, the chance of each of its returns, and
    // the average and the deviation of each course of rounds.
    const { bets, groups } = sheetOf(id);
    const returns = bets.reduce((sum, { figures }) => sum + figures.returns.points.length, 0);
    const courses = groups
      .flatMap(({ horizons }) => horizons)
      .reduce((sum, { intervals }) => sum + intervals.length, 0);
    expect(computed).toBe(6 * bets.length + returns + 2 * courses);
  });

  test('follow a return that somebody changes', async () => {
    const book = await spreadsheetOf(id);
    const sheet = sheetOf(id);
    const [first] = sheet.bets;
    if (!first) throw new Error('There are bets.');
    const { points, total } = first.figures.returns;
    const last = points.at(-1);
    if (!last) throw new Error('A bet returns something.');
    // One unit more on its highest return costs the house the chance of that return.
    const place = `D${points.length + 1}`;
    const returns = new Map(book.cells.get('Returns'));
    returns.set(place, { value: Number(decimalText(last.value, 12)) + 1, formula: null });
    const changed = { cells: new Map(book.cells).set('Returns', returns) };
    const before = Number(decimalText(first.figures.edge, 15));
    const expected = before - Number(last.weight) / Number(total);
    expect(recompute(changed, 'Bets', 'N2')).toBeCloseTo(expected, 12);
  });
});
