import { licenseeSicBo, rwsTaiSaiV5 } from '@baize/rulebooks';
import {
  changeRows,
  type HouseRowJson,
  LICENSEE_ROWS,
  TAI_SAI_E_ROWS,
} from '@baize/testing/house-rows';
import { layoutNamed } from '@baize/testing/layout-named';
import { describe, expect, test } from 'vitest';
import { parseHousePayTable } from './house-table.ts';

const layoutStandard = layoutNamed(licenseeSicBo, 'standard');
const layoutE = layoutNamed(rwsTaiSaiV5, 'e');

const standard = (rows: readonly HouseRowJson[]) =>
  parseHousePayTable({ game: 'licensee-sic-bo/standard', rows }, licenseeSicBo, layoutStandard);
const taiSaiE = (rows: readonly HouseRowJson[]) =>
  parseHousePayTable({ game: 'rws-tai-sai-v5/e', rows }, rwsTaiSaiV5, layoutE);

describe('prices that cannot be read', () => {
  const message = '"2 for 1" states odds with "for"; say "n to 1" or "1 wins n".';

  test('[licensee-sic-bo#4(a)] "for" is refused', () => {
    expect(standard(changeRows(LICENSEE_ROWS, { 1: { pays: '2 for 1' } }))).toEqual({
      ok: false,
      error: [
        { code: 'odds-say-for', row: 1, field: 'pays', message, because: ['licensee-sic-bo#4(a)'] },
      ],
    });
  });

  test('[rws-tai-sai-v5#I-D12] in every book', () => {
    expect(taiSaiE(changeRows(TAI_SAI_E_ROWS, { 1: { pays: '2 for 1' } }))).toEqual({
      ok: false,
      error: [
        { code: 'odds-say-for', row: 1, field: 'pays', message, because: ['rws-tai-sai-v5#I-D12'] },
      ],
    });
  });

  test.each(['evens', '', '11/2 to 1', '0 to 1', '5 to 0', '8.5 ½ to 1', '8.0 ½ to 1', ' 5 to 1'])(
    '"%s" is no price',
    (pays) => {
      expect(standard(changeRows(LICENSEE_ROWS, { 12: { pays } }))).toEqual({
        ok: false,
        error: [
          {
            code: 'odds-unreadable',
            row: 12,
            field: 'pays',
            message: `"${pays}" is not a price; write it as "12 to 1", "8.5 to 1" or "1 wins 8 ½".`,
          },
        ],
      });
    },
  );
});

describe('the areas of the layout', () => {
  const offered = ['rws-tai-sai-v5#2.1.1', 'rws-tai-sai-v5#I-D11'];

  test('[rws-tai-sai-v5#2.1.1] every one needs a price', () => {
    expect(taiSaiE(TAI_SAI_E_ROWS.filter(({ bet }) => bet !== 'any-triple'))).toEqual({
      ok: false,
      error: [
        {
          code: 'not-priced',
          row: null,
          field: 'rows',
          message: 'No row prices any-triple.',
          because: offered,
        },
      ],
    });
  });

  test('a single number needs a price for one, two and three dice', () => {
    const some = changeRows(TAI_SAI_E_ROWS, { 4: { on: [1, 2, 4, 5, 6] } });
    const result = taiSaiE(some.filter(({ dice }) => dice !== 1));
    expect(result.ok ? [] : result.error.map((error) => error.message)).toEqual([
      'No row prices single:1 on 1 die.',
      'No row prices single:2 on 1 die.',
      'No row prices single:3 on 1 die.',
      'No row prices single:3 on 2 dice.',
      'No row prices single:4 on 1 die.',
      'No row prices single:5 on 1 die.',
      'No row prices single:6 on 1 die.',
    ]);
  });

  test('[rws-tai-sai-v5#2.1.1] a kind of bet that is not drawn cannot be priced', () => {
    expect(taiSaiE([...TAI_SAI_E_ROWS, { bet: 'double', pays: '11 to 1' }])).toEqual({
      ok: false,
      error: [
        {
          code: 'bet-not-offered',
          row: 19,
          field: 'bet',
          message: 'double is not on this layout.',
          because: offered,
        },
      ],
    });
  });

  test('[rws-tai-sai-v5#I-D11] nor can a combination that is not drawn', () => {
    const rows = [...TAI_SAI_E_ROWS, { bet: 'pair-single', on: ['112'], pays: '60 to 1' }];
    expect(taiSaiE(rows)).toEqual({
      ok: false,
      error: [
        {
          code: 'bet-not-offered',
          row: 19,
          field: 'on',
          message: 'pair-single:112 is not on this layout.',
          because: offered,
        },
      ],
    });
    expect(taiSaiE([...TAI_SAI_E_ROWS, { bet: 'small', on: [1], pays: '1 to 1' }])).toMatchObject({
      error: [{ code: 'bet-not-offered', message: 'small:1 is not on this layout.' }],
    });
  });

  test('none has two prices, not even by one row that lists it twice', () => {
    const twice = [...TAI_SAI_E_ROWS, { bet: 'any-triple', pays: '32 to 1' }];
    expect(taiSaiE(twice)).toEqual({
      ok: false,
      error: [
        {
          code: 'priced-twice',
          row: 19,
          field: 'on',
          message: 'any-triple has a price already.',
        },
      ],
    });
    expect(taiSaiE(changeRows(TAI_SAI_E_ROWS, { 6: { on: [4, 17, 4] } }))).toMatchObject({
      error: [{ code: 'priced-twice', row: 6, message: 'total:4 has a price already.' }],
    });
    const low = standard(changeRows(LICENSEE_ROWS, { 6: { on: [4, 17, 4], pays: '1 to 1' } }));
    expect(low.ok ? [] : low.error.map(({ message }) => message)).toEqual([
      'total:4 has a price already.',
      '"1 to 1" is under the minimum: total:4 needs 50 to 1, total:17 needs 50 to 1.',
    ]);
  });
});
