import { createHash } from 'node:crypto';
import { SHIPPED } from '@baize/house';
import { countedGame } from '@baize/house/mathematics';
import { findGame } from '@baize/rulebooks';
import { gameOf, OPTIONS, sheetOf } from '@baize/testing/par-sheets';
import { departureText, diceGame, parseHousePayTable, priceListOf } from '@baize/three-dice';
import { afterEach, describe, expect, test } from 'vitest';
import { formatOfFile, PAR_FORMATS, type ParFormat, parFile, parseFormat } from './par-file.ts';
import { type ParSheet, parSheet } from './par-sheet.ts';

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('parFile', () => {
  const zone = process.env.TZ;

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  describe.each(['rws-tai-sai-v5/e', 'rws-si-ki-pi-v2'])('%s', (id) => {
    /** Computed anew in each time zone, once for all formats: the figures take longer than the writing. */
    const sheets = new Map<string, ParSheet>();
    const digestIn = async (timeZone: string, format: ParFormat) => {
      process.env.TZ = timeZone;
      const sheet = sheets.get(timeZone) ?? parSheet(gameOf(id), OPTIONS);
      sheets.set(timeZone, sheet);
      return digest(await parFile(sheet, format));
    };

    test.each(PAR_FORMATS)(
      '%s has the same bytes anew and in another time zone',
      async (format) => {
        const once = await digestIn('UTC', format);
        expect(await digestIn('Asia/Singapore', format)).toBe(once);
      },
    );
  });

  let dated: ParSheet | undefined;

  test.each(PAR_FORMATS)('%s says another thing when a day is given', async (format) => {
    const without = digest(await parFile(sheetOf('rws-tai-sai-v5/a'), format));
    dated ??= sheetOf('rws-tai-sai-v5/a', { date: '2026-01-31' });
    expect(digest(await parFile(dated, format))).not.toBe(without);
  });
});

describe('formats', () => {
  test('are named by the ending of a file, in any case', () => {
    const named = ['a.html', 'b/c.PDF', 'd.e.xlsx', 'f.csv', 'g.Json'].map(formatOfFile);
    expect(named.map((each) => each.ok && each.value)).toEqual(PAR_FORMATS);
  });

  test.each(['', 'sheet', 'a.b/sheet', 'sheet.', 'sheet.doc', 'pdf'])('%j names none', (path) => {
    const format = formatOfFile(path);
    expect(format.ok).toBe(false);
    expect(!format.ok && format.error).toMatchObject({
      code: 'unknown-format',
      known: PAR_FORMATS,
    });
  });

  test('a name that is none is repeated', () => {
    const format = parseFormat('docx');
    expect(!format.ok && format.error.message).toBe(
      'There is no format "docx"; the formats are html, pdf, xlsx, csv, json.',
    );
  });
});

describe('a house table', () => {
  /** The document's prices on every area, with a total of 4 at another one. */
  function houseSheet(id: string, pays: string) {
    const found = findGame(id);
    if (!found.ok || found.value.layout === null) throw new Error(`${id} is a dice game.`);
    const { book, layout } = found.value;
    const rows = [...priceListOf(layout.payTable)].flatMap(([bet, prices]) => {
      const [kind, selection] = bet.split(':');
      return prices.map(({ dice, printed }) => ({
        bet: kind,
        pays: bet === 'total:4' ? pays : printed,
        ...(selection === undefined ? {} : { on: [selection] }),
        ...(dice === null ? {} : { dice }),
      }));
    });
    const table = parseHousePayTable({ game: id, title: 'High <roller>', rows }, book, layout);
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { prices, unit } = table.value;
    const game = diceGame(book, layout, { prices, unit });
    const { title, departures } = table.value;
    return parSheet(countedGame(SHIPPED, game), {
      ...OPTIONS,
      houseTable: { title, departures: departures.map(departureText) },
    });
  }

  test('[licensee-sic-bo#4(b)] may raise a price, and the sheet says which', () => {
    const { identification, groups } = houseSheet('licensee-sic-bo/standard', '60 to 1');
    expect(identification).toMatchObject({
      houseTable: 'High <roller>',
      departures: ['total:4 60 to 1 instead of 50 to 1'],
      arePricesApproved: true,
    });
    expect(groups.map(({ title }) => title.en)).toContain('Total 17');
  });

  test('[rws-tai-sai-v5#4.1.1] other prices than the approved ones are called so', () => {
    const { identification } = houseSheet('rws-tai-sai-v5/a', '65 to 1');
    expect(identification.arePricesApproved).toBe(false);
  });

  let generous: ParSheet | undefined;

  test.each(PAR_FORMATS)('is written as %s even where it favours the player', async (format) => {
    generous ??= houseSheet('licensee-sic-bo/standard', '100 to 1');
    const sheet = generous;
    const edge = sheet.bets.find(({ bet }) => bet === 'total:4')?.figures.edge;
    expect(edge?.numerator).toBeLessThan(0n);
    expect((await parFile(sheet, format)).length).toBeGreaterThan(1000);
  });
});
