import { fractionText } from '@baize/exact';
import { licenseeSicBo, rwsTaiSaiV5 } from '@baize/rulebooks';
import {
  changeRows,
  type HouseRowJson,
  LICENSEE_ROWS,
  TAI_SAI_E_ROWS,
} from '@baize/testing/house-rows';
import { layoutNamed } from '@baize/testing/layout-named';
import { describe, expect, test } from 'vitest';
import { diceGame, settleStake } from '../settle.ts';
import { parseHousePayTable } from './house-table.ts';

const layoutMinimum = layoutNamed(licenseeSicBo, 'minimum');
const layoutStandard = layoutNamed(licenseeSicBo, 'standard');
const layoutE = layoutNamed(rwsTaiSaiV5, 'e');

const standard = (rows: readonly HouseRowJson[]) =>
  parseHousePayTable({ game: 'licensee-sic-bo/standard', rows }, licenseeSicBo, layoutStandard);
const taiSaiE = (rows: readonly HouseRowJson[]) =>
  parseHousePayTable({ game: 'rws-tai-sai-v5/e', rows }, rwsTaiSaiV5, layoutE);

describe('the minimum of a book that leaves prices to the house', () => {
  test('[licensee-sic-bo#4(b)] a price may be raised, and the table says so', () => {
    const result = standard(changeRows(LICENSEE_ROWS, { 13: { pays: '1 wins 11 ½' } }));
    expect(result).toMatchObject({
      ok: true,
      value: {
        unit: 2,
        departures: [1, 2, 3, 4, 5, 6].map((face) => ({
          bet: `double:${face}`,
          dice: null,
          document: '8 to 1',
          house: '1 wins 11 ½',
        })),
      },
    });
    const prices = result.ok ? result.value.prices.get('double:4') : undefined;
    expect(prices?.map(({ odds, printed }) => [fractionText(odds), printed])).toEqual([
      ['23/2', '1 wins 11 ½'],
    ]);
  });

  test('[licensee-sic-bo#4(b)] exactly the minimum is allowed', () => {
    expect(standard(LICENSEE_ROWS)).toMatchObject({ ok: true, value: { departures: [] } });
    const printed = changeRows(LICENSEE_ROWS, { 3: { pays: '1 to 10' } });
    expect(standard(printed)).toMatchObject({ ok: true, value: { unit: 10 } });
  });

  test('[licensee-sic-bo#I-D9] a price below the minimum is refused, once for its row', () => {
    expect(
      standard(changeRows(LICENSEE_ROWS, { 12: { on: ['1-2', '5-6'], pays: '4.9 to 1' } })),
    ).toEqual({
      ok: false,
      error: [
        {
          code: 'below-minimum-odds',
          row: 12,
          field: 'pays',
          message:
            '"4.9 to 1" is under the minimum: domino:1-2 needs 5 to 1, domino:5-6 needs 5 to 1.',
          because: ['licensee-sic-bo#4(b)', 'licensee-sic-bo#I-D9'],
        },
        ...['1-3', '1-4', '1-5', '1-6', '2-3', '2-4', '2-5', '2-6'].map(unpriced),
        ...['3-4', '3-5', '3-6', '4-5', '4-6'].map(unpriced),
      ],
    });
  });

  test('[licensee-sic-bo#4(b)] only the areas below their own minimum are named', () => {
    const rows = changeRows(LICENSEE_ROWS, {
      6: { on: [4, 5, 16, 17], pays: '20 to 1' },
      7: { on: [5] },
    });
    const result = standard(rows);
    expect(result.ok ? [] : result.error.map(({ message }) => message)).toEqual([
      '"20 to 1" is under the minimum: total:4 needs 50 to 1, total:17 needs 50 to 1.',
      'total:5 has a price already.',
    ]);
  });

  test('[licensee-sic-bo#4(c)] one of a kind on two dice has a minimum of its own', () => {
    expect(standard(changeRows(LICENSEE_ROWS, { 4: { pays: '1.5 to 1' } }))).toMatchObject({
      error: [
        {
          code: 'below-minimum-odds',
          row: 4,
          because: [
            'licensee-sic-bo#4(b)',
            'licensee-sic-bo#I-D9',
            'licensee-sic-bo#4(c)',
            'licensee-sic-bo#I-D3',
          ],
        },
      ],
    });
  });

  test('[licensee-sic-bo#4(b)] one of a kind on one die may fall to what is printed, and no lower', () => {
    const minimum = (pays: string) =>
      parseHousePayTable(
        { game: 'licensee-sic-bo/minimum', rows: changeRows(LICENSEE_ROWS, { 3: { pays } }) },
        licenseeSicBo,
        layoutMinimum,
      );
    expect(minimum('1 to 10')).toMatchObject({ ok: true, value: { departures: [] } });
    expect(minimum('1 to 1')).toMatchObject({ ok: true });
    expect(minimum('1 to 11')).toMatchObject({ error: [{ code: 'below-minimum-odds', row: 3 }] });
  });

  test('[licensee-sic-bo#I-D9] a raised price is settled, citing the minimum it respects', () => {
    const table = standard(changeRows(LICENSEE_ROWS, { 13: { pays: '11.5 to 1' } }));
    if (!table.ok) throw new Error('The table has no fault.');
    const { prices, unit } = table.value;
    const game = diceGame(licenseeSicBo, layoutStandard, { prices, unit });
    const wager = game.wagerOf.get('double:4');
    if (!wager) throw new Error('Every licensee layout has double:4.');
    const line = settleStake({ wager, stake: unit }, [4, 4, 1]);
    expect(line).toMatchObject({ result: 'win', pays: 23, returns: 25 });
    expect(line.because).toEqual([
      'licensee-sic-bo#2(a)(2)',
      'licensee-sic-bo#4(b)',
      'licensee-sic-bo#I-D9',
    ]);
  });
});

describe('a book that fixes its prices', () => {
  test('[rws-tai-sai-v5#4.1.3] another price is read and reported as a departure, up or down', () => {
    const rows = changeRows(TAI_SAI_E_ROWS, { 3: { pays: '0.5 to 1' }, 16: { pays: '7.5 to 1' } });
    const result = taiSaiE(rows);
    expect(result).toMatchObject({ ok: true, value: { unit: 2 } });
    const departures = result.ok ? result.value.departures : [];
    expect(departures).toHaveLength(6 + 15);
    expect(departures[0]).toEqual({
      bet: 'single:1',
      dice: 1,
      document: '1 to 1',
      house: '0.5 to 1',
    });
    const [price] = (result.ok && result.value.prices.get('four:1234')) || [];
    expect(price?.because).toEqual(['rws-tai-sai-v5#4.1.3']);
  });

  test('[rws-tai-sai-v5#4.1.3] the same price in other words is no departure', () => {
    const rows = changeRows(TAI_SAI_E_ROWS, { 17: { pays: '1 wins 30' }, 18: { pays: '1:50' } });
    expect(taiSaiE(rows)).toMatchObject({ ok: true, value: { departures: [] } });
  });
});

function unpriced(pair: string) {
  return {
    code: 'not-priced',
    row: null,
    field: 'rows',
    message: `No row prices domino:${pair}.`,
    because: ['licensee-sic-bo#3(a)', 'licensee-sic-bo#I-D5'],
  };
}
