import { oddsOf } from '@baize/game';
import { licenseeSicBo } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import type { PriceList } from '../prices/price.ts';
import { houseUnit } from './house-table.ts';

/** A list that prices Small and Big; a unit depends on the prices alone. */
function priced(small: string, big = '1 to 1'): PriceList {
  const price = (printed: string) => ({
    odds: oddsOf(printed),
    printed,
    dice: null,
    because: ['licensee-sic-bo#4(b)'] as const,
  });
  return new Map([
    ['small', [price(small)]],
    ['big', [price(big)]],
  ]);
}

const unitOf = (value: unknown, prices: PriceList) => houseUnit(value, prices, licenseeSicBo);

describe('the unit of a house table', () => {
  test('[licensee-sic-bo#I-D13] is the smallest exact one where the table names none', () => {
    expect(unitOf(undefined, priced('2 to 1'))).toEqual({ ok: true, value: 1 });
    expect(unitOf(undefined, priced('8.5 to 1'))).toEqual({ ok: true, value: 2 });
    expect(unitOf(undefined, priced('8.5 to 1', '1 to 5'))).toEqual({ ok: true, value: 10 });
    expect(unitOf(undefined, new Map())).toEqual({ ok: true, value: 1 });
  });

  test('[licensee-sic-bo#I-D13] may be any multiple of it', () => {
    expect(unitOf(500, priced('8.5 to 1'))).toEqual({ ok: true, value: 500 });
  });

  test('[licensee-sic-bo#I-D13] is refused where a price could leave a fraction', () => {
    expect(unitOf(25, priced('8.5 to 1'))).toEqual({
      ok: false,
      error: {
        code: 'unit-inexact',
        row: null,
        field: 'unit',
        message: 'A unit of 25 could leave a fraction of a minor unit; use a multiple of 2.',
        because: ['licensee-sic-bo#I-D13'],
      },
    });
  });
});

describe('a price that cannot be counted', () => {
  test('[licensee-sic-bo#I-D13] is refused where it is too large for a unit', () => {
    // 2 ** 53 - 2 to 1 returns 2 ** 53 - 1 for one, the largest safe amount.
    expect(unitOf(undefined, priced('9007199254740990 to 1'))).toEqual({ ok: true, value: 1 });
    expect(unitOf(undefined, priced('9007199254740991 to 1'))).toEqual({
      ok: false,
      error: {
        code: 'payout-unsafe',
        row: null,
        field: 'rows',
        message:
          'A unit of 1 on small at "9007199254740991 to 1" returns more than can be counted exactly.',
        because: ['licensee-sic-bo#I-D13'],
      },
    });
  });

  test('[licensee-sic-bo#I-D13] or so fine that no unit pays it', () => {
    expect(unitOf(undefined, priced('1 to 1', '1.00000000000000000001 to 1'))).toMatchObject({
      error: { code: 'payout-unsafe' },
    });
    expect(unitOf(1, priced('1 to 1', '1.00000000000000000001 to 1'))).toMatchObject({
      error: { code: 'unit-inexact' },
    });
  });

  test('[licensee-sic-bo#I-D13] or where the unit of the table is too large', () => {
    expect(unitOf(2 ** 52, priced('2 to 1'))).toMatchObject({ error: { code: 'payout-unsafe' } });
    expect(unitOf(2 ** 51, priced('2 to 1'))).toEqual({ ok: true, value: 2 ** 51 });
  });
});
