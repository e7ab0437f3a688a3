import { fractionText, money } from '@baize/exact';
import { clauseOf } from '@baize/game';
import { areasOf, diceGame, type PayRow, type Roll, settleStake } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { licenseeSicBo } from './index.ts';
import { layoutMinimum } from './layout-minimum.ts';
import { layoutStandard } from './layout-standard.ts';
import { payTableMinimum } from './pay-table-minimum.ts';
import { payTableStandard } from './pay-table-standard.ts';

// Typed from the document a second time, without looking at the data.
const PRINTED = [
  'Three of a kind | triple 1 2 3 4 5 6 = 150 to 1',
  'Two of a kind | double 1 2 3 4 5 6 = 8 to 1',
  'Any three of a kind | any-triple = 24 to 1',
  'Total value of 4 | total 4 = 50 to 1',
  'Total value of 5 | total 5 = 18 to 1',
  'Total value of 6 | total 6 = 14 to 1',
  'Total value of 7 | total 7 = 12 to 1',
  'Total value of 8 | total 8 = 8 to 1',
  'Total value of 9 | total 9 = 6 to 1',
  'Total value of 10 | total 10 = 6 to 1',
  'Total value of 11 | total 11 = 6 to 1',
  'Total value of 12 | total 12 = 6 to 1',
  'Total value of 13 | total 13 = 8 to 1',
  'Total value of 14 | total 14 = 12 to 1',
  'Total value of 15 | total 15 = 14 to 1',
  'Total value of 16 | total 16 = 18 to 1',
  'Total value of 17 | total 17 = 50 to 1',
  'Any two dice combination | domino 1-2 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6 5-6 = 5 to 1',
  'Small Bet | small = 1 to 1',
  'Big Bet | big = 1 to 1',
];

const minimum = diceGame(licenseeSicBo, layoutMinimum);
const standard = diceGame(licenseeSicBo, layoutStandard);

test('[licensee-sic-bo#4(b)] the minimum odds are transcribed as printed, 1 to 10 included', () => {
  expect(lines(payTableMinimum.rows, '4(b)')).toEqual([
    ...PRINTED,
    'One of a kind | single on 1 = 1 to 10',
  ]);
  expect(areasOf(layoutMinimum)).toHaveLength(6 + 6 + 1 + 14 + 15 + 1 + 1 + 6);
});

test('[licensee-sic-bo#I-D2] the standard table differs in one of a kind on one die, at 1 to 1', () => {
  expect(lines(payTableStandard.rows, '4(b)')).toEqual([
    ...PRINTED,
    'One of a kind | single on 1 = 1 to 1',
  ]);
  expect(areasOf(layoutStandard)).toEqual(areasOf(layoutMinimum));
  expect(paid('single:3', [3, 1, 2], minimum)).toBe('1/10');
  expect(paid('single:3', [3, 1, 2], standard)).toBe('1');
});

test('[licensee-sic-bo#4(c)] one of a kind pays 2 to 1 on two dice and 3 to 1 on three', () => {
  for (const { rows } of [payTableMinimum, payTableStandard]) {
    expect(lines(rows, '4(c)')).toEqual([
      'One of a kind | single on 2 = 2 to 1',
      'One of a kind | single on 3 = 3 to 1',
    ]);
  }
  for (const game of [minimum, standard]) {
    expect(paid('single:3', [3, 3, 2], game)).toBe('2');
    expect(paid('single:3', [3, 3, 3], game)).toBe('3');
  }
});

test('[licensee-sic-bo#I-D3] a pair of another number does not raise the price of one of a kind', () => {
  expect(paid('single:3', [3, 5, 5], minimum)).toBe('1/10');
  expect(paid('single:3', [3, 5, 5], standard)).toBe('1');
});

test('[licensee-sic-bo#I-D8] on a triple two of a kind is paid once and one of a kind by one price', () => {
  expect(paid('double:6', [6, 6, 6], minimum)).toBe('8');
  expect(paid('single:6', [6, 6, 6], minimum)).toBe('3');
  expect(settled('single:6', [6, 6, 6], minimum).because).toEqual([
    'licensee-sic-bo#2(a)(8)',
    'licensee-sic-bo#I-D8',
    'licensee-sic-bo#4(c)',
    'licensee-sic-bo#I-D3',
  ]);
});

test('[licensee-sic-bo#I-D13] stakes are multiples of ten where a tenth is paid, of one elsewhere', () => {
  expect(minimum.unit).toBe(10);
  expect(standard.unit).toBe(1);
  const { stake, pays, returns } = settled('single:3', [3, 1, 2], minimum);
  expect([stake, pays, returns]).toEqual([10, 1, 11]);
});

test('[licensee-sic-bo#4(a)] every price on the felt says "to" and none says "for"', () => {
  const games = [minimum, standard];
  const wagers = games.flatMap((game) => game.wagers);
  const prices = wagers.flatMap((wager) => wager.prices.map(({ printed }) => printed));
  const captions = games.flatMap(({ layout }) => layout.captions.map(({ text }) => text));
  for (const text of [...prices, ...captions]) expect(text).toMatch(/^\d+ to (1|10)( on .*)?$/);
  expect(games.map(({ layout }) => layout.priceStyle)).toEqual(['to', 'to']);
});

/** One printed row as a line: `Total value of 4 | total 4 = 50 to 1`. */
function lines(rows: readonly PayRow[], clause: string): readonly string[] {
  return rows
    .filter((row) => (row.cite ?? [payTableMinimum.cite]).some((each) => clauseOf(each) === clause))
    .map((row) => {
      const dice = 'dice' in row ? ` on ${row.dice}` : '';
      const selections = 'on' in row ? ` ${row.on.join(' ')}` : '';
      return `${row.label} | ${row.bet}${dice}${selections} = ${row.pays}`;
    });
}

function settled(bet: string, roll: Roll, game: typeof minimum) {
  const wager = game.wagerOf.get(bet);
  if (!wager) throw new Error(`${bet} is not offered`);
  return settleStake({ wager, stake: money(10) }, roll);
}

function paid(bet: string, roll: Roll, game: typeof minimum): string | null {
  const { odds } = settled(bet, roll, game);
  return odds && fractionText(odds);
}
