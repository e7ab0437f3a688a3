import { fractionText } from '@baize/exact';
import { expect, test } from 'vitest';
import { betOf } from '../bets/notation.ts';
import { ALL_ROLLS } from '../roll.ts';
import type { PayRow, PayTable } from './pay-table.ts';
import { betsOfRow, priceFor, priceListOf, pricesOf } from './price.ts';

const table: PayTable = {
  cite: 'book#4',
  title: 'Table',
  rows: [
    { bet: 'big', label: 'Big', pays: '1 to 1' },
    { bet: 'single', label: 'Single', dice: 1, pays: '1 to 1' },
    { bet: 'single', label: 'Single', dice: 2, pays: '2 to 1', cite: ['book#5', 'book#6'] },
    { bet: 'single', label: 'Single', dice: 3, pays: '12 to 1' },
    { bet: 'total', label: 'Totals', on: [4, 17], pays: '8.5 to 1' },
  ],
};
// Made inside the tests, so that a list that cannot be made fails them by name.
const prices = () => priceListOf(table);

test.each<[PayRow, readonly string[]]>([
  [{ bet: 'small', label: '', pays: '' }, ['small']],
  [{ bet: 'big', label: '', pays: '' }, ['big']],
  [{ bet: 'odd', label: '', pays: '' }, ['odd']],
  [{ bet: 'even', label: '', pays: '' }, ['even']],
  [{ bet: 'any-triple', label: '', pays: '' }, ['any-triple']],
  [
    { bet: 'single', label: '', dice: 1, pays: '' },
    ['single:1', 'single:2', 'single:3', 'single:4', 'single:5', 'single:6'],
  ],
  [{ bet: 'total', label: '', on: [4, 17], pays: '' }, ['total:4', 'total:17']],
  [{ bet: 'double', label: '', on: [2, 1], pays: '' }, ['double:2', 'double:1']],
  [{ bet: 'triple', label: '', on: [6], pays: '' }, ['triple:6']],
  [{ bet: 'domino', label: '', on: ['1-4', '1-2'], pays: '' }, ['domino:1-4', 'domino:1-2']],
  [{ bet: 'four', label: '', on: ['3456'], pays: '' }, ['four:3456']],
  [{ bet: 'three', label: '', on: ['126', '135'], pays: '' }, ['three:126', 'three:135']],
  [{ bet: 'pair-single', label: '', on: ['221'], pays: '' }, ['pair-single:221']],
])('case %#: a row prices one area for each number or combination', (row, texts) => {
  expect(betsOfRow(row)).toEqual(texts);
});

test('a list prices every bet of the table, in the order of its rows', () => {
  expect([...prices().keys()]).toEqual([
    'big',
    ...[1, 2, 3, 4, 5, 6].map((face) => `single:${face}`),
    'total:4',
    'total:17',
  ]);
});

test('a price carries its odds, the print and the clause of the table', () => {
  expect(prices().get('total:17')).toEqual([
    {
      odds: { numerator: 17n, denominator: 2n },
      printed: '8.5 to 1',
      because: ['book#4'],
      dice: null,
    },
  ]);
});

test('a row with clauses of its own is cited by them', () => {
  expect(
    prices()
      .get('single:3')
      ?.map(({ because }) => because),
  ).toEqual([['book#4'], ['book#5', 'book#6'], ['book#4']]);
});

test('a single is paid by the row of the dice that show it, and by no other', () => {
  const bet = betOf('single:4');
  const single = pricesOf('single:4', prices());
  for (const roll of ALL_ROLLS) {
    const shown = roll.filter((face) => face === 4).length;
    if (shown === 0) continue;
    expect(fractionText(priceFor(bet, single, roll).odds)).toBe(['1', '2', '12'][shown - 1]);
  }
});

test('any other bet has one price, whatever the roll', () => {
  expect(priceFor(betOf('big'), pricesOf('big', prices()), [6, 6, 5]).printed).toBe('1 to 1');
});

test('a bet without a price on a layout is a bug, and says which', () => {
  expect(() => pricesOf('odd', prices())).toThrow('odd is not priced.');
  expect(() => priceFor(betOf('single:4'), pricesOf('single:4', prices()), [1, 2, 3])).toThrow(
    'No price for single:4 on 1-2-3.',
  );
});
