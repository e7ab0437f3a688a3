import { licenseeSicBo, rwsSicBo2021 } from '@baize/rulebooks';
import { layoutNamed } from '@baize/testing/layout-named';
import { expect, test } from 'vitest';
import type { Block, DiceLayout } from '../layout.ts';
import type { PayRow } from '../prices/pay-table.ts';
import { housePriceRows } from './house-price-rows.ts';
import { threeDiceTable } from './table-part.ts';

const standard = layoutNamed(licenseeSicBo, 'standard');
const total = (sum: number, pays: string) => ({
  bet: 'total',
  label: `Total value of ${sum}`,
  on: [sum],
  pays,
  least: pays,
});
const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => `${low}-${high}`),
);
const single = { bet: 'single', label: 'One of a kind' };

test('[licensee-sic-bo#4(b)] a house is told each row with the least it may pay: one of a kind from 1 to 10', () => {
  expect(housePriceRows(licenseeSicBo, standard)).toEqual([
    { bet: 'triple', label: 'Three of a kind', on: FACES, pays: '150 to 1', least: '150 to 1' },
    { bet: 'double', label: 'Two of a kind', on: FACES, pays: '8 to 1', least: '8 to 1' },
    { bet: 'any-triple', label: 'Any three of a kind', pays: '24 to 1', least: '24 to 1' },
    total(4, '50 to 1'),
    total(5, '18 to 1'),
    total(6, '14 to 1'),
    total(7, '12 to 1'),
    total(8, '8 to 1'),
    ...[9, 10, 11, 12].map((sum) => total(sum, '6 to 1')),
    total(13, '8 to 1'),
    total(14, '12 to 1'),
    total(15, '14 to 1'),
    total(16, '18 to 1'),
    total(17, '50 to 1'),
    {
      bet: 'domino',
      label: 'Any two dice combination',
      on: PAIRS,
      pays: '5 to 1',
      least: '5 to 1',
    },
    { bet: 'small', label: 'Small Bet', pays: '1 to 1', least: '1 to 1' },
    { bet: 'big', label: 'Big Bet', pays: '1 to 1', least: '1 to 1' },
    { ...single, dice: 1, pays: '1 to 1', least: '1 to 10' },
    { ...single, dice: 2, pays: '2 to 1', least: '2 to 1' },
    { ...single, dice: 3, pays: '3 to 1', least: '3 to 1' },
  ]);
});

test('[rws-sic-bo-2021#4.1] no row is for a house to price where the document fixes them all', () => {
  const layout = layoutNamed(rwsSicBo2021, 'b');
  expect(housePriceRows(rwsSicBo2021, layout)).toEqual([]);
});

/** The standard layout with other rows, and only these areas drawn. */
function drawing(areas: readonly (string | null)[], rows: readonly PayRow[]): DiceLayout {
  const block: Block = { at: [0, 0], size: [1, 1], step: [1, 1], rows: [areas] };
  return { ...standard, board: [block], payTable: { ...standard.payTable, rows } };
}

test('[licensee-sic-bo#4(b)] a row for several totals pays at least what the dearest of them needs', () => {
  const row: PayRow = { bet: 'total', label: 'Outer totals', on: [5, 4, 16], pays: '60 to 1' };
  const layout = drawing(['total:5', null, 'total:4'], [row]);
  expect(housePriceRows(licenseeSicBo, layout)).toEqual([{ ...row, on: [5, 4], least: '50 to 1' }]);
});

test('a row of which the layout draws nothing is not there, and a bet of its own has no other minimum', () => {
  const own: PayRow = { bet: 'own', label: 'Lucky', on: ['lucky', 'unlucky'], pays: '5 to 1' };
  const layout = drawing(['lucky', 'small'], [own, { bet: 'big', label: 'Big', pays: '1 to 1' }]);
  const [row, ...others] = housePriceRows(licenseeSicBo, layout);
  expect(row).toEqual({ ...own, on: ['lucky'], least: '5 to 1' });
  expect(others).toEqual([]);
});

test('the bets that books share are counted apart, and a book counts its own', () => {
  const { isCounted } = threeDiceTable;
  expect(['small', 'total:9', 'pair-single:221'].map((bet) => isCounted?.(bet))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isCounted?.('lucky')).toBe(false);
});
