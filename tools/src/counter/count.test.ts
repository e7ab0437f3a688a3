import { describe, expect, test } from 'vitest';
import { countGame, winnings } from './count.ts';
import { type Fraction, writeFraction } from './fraction.ts';
import { COUNTED_GAMES } from './games.ts';
import { type PriceList, priceList } from './price-list.ts';

const gameOf = (id: string): PriceList =>
  COUNTED_GAMES.find(({ game }) => game === id) ?? priceList(id, '');

/** Rounded half up, in thousandths of a percent: `2.778`. Published figures are decimals. */
function percent({ numerator, denominator }: Fraction): string {
  const thousandths = (numerator * 200_000n + denominator) / (2n * denominator);
  const digits = thousandths.toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

function edgesOf(list: PriceList): Record<string, string> {
  return Object.fromEntries(countGame(list).map(({ bet, edge }) => [bet, percent(edge)]));
}

describe('the areas on offer', () => {
  test.each([
    ['rws-sic-bo-2021/a', 56],
    ['rws-sic-bo-2021/b', 104],
    ['rws-sic-bo-2021/c', 104],
    ['mbs-sic-bo-v4/rapid-select', 104],
    ['mbs-sic-bo-v4/alfastreet', 50],
    ['licensee-sic-bo/minimum', 50],
    ['licensee-sic-bo/standard', 50],
    ['rws-tai-sai-v5/a', 50],
    ['rws-tai-sai-v5/c', 104],
    ['rws-tai-sai-v5/e', 107],
  ])('%s has %i', (game, areas) => {
    expect(gameOf(game).prices.size).toBe(areas);
  });

  test('every area can win, so no name is misspelt', () => {
    for (const list of COUNTED_GAMES) {
      expect(countGame(list).filter(({ wins }) => wins === 0)).toEqual([]);
    }
  });
});

/** The published house edges in percent; the columns are the two families of pay tables. */
const PUBLISHED: readonly [areas: string, higherPrices: string, lowerPrices: string][] = [
  ['big small odd even', '2.778', '2.778'],
  ['single:1 single:2 single:3 single:4 single:5 single:6', '3.704', '3.704'],
  ['domino:1-2 domino:1-6 domino:3-4 domino:5-6', '2.778', '2.778'],
  ['total:4 total:17', '9.722', '12.500'],
  ['total:5 total:16', '8.333', '11.111'],
  ['total:6 total:15', '7.407', '12.037'],
  ['total:7 total:14', '9.722', '9.722'],
  ['total:8 total:13', '7.639', '12.500'],
  ['total:9 total:12', '7.407', '7.407'],
  ['total:10 total:11', '6.250', '12.500'],
  ['double:1 double:6', '7.407', '11.111'],
  ['any-triple', '8.333', '11.111'],
  ['triple:1 triple:6', '9.259', '16.204'],
  ['four:1234 four:3456', '5.556', '11.111'],
  ['three:123 three:456', '13.889', '13.889'],
  ['pair-single:113 pair-single:664', '29.167', '29.167'],
];

describe('house edges as published', () => {
  const higher = ['rws-sic-bo-2021/a', 'rws-sic-bo-2021/b'];
  const higherMbs = ['mbs-sic-bo-v4/rapid-select', 'mbs-sic-bo-v4/alfastreet'];
  const lower = ['rws-sic-bo-2021/c', 'rws-tai-sai-v5/a', 'rws-tai-sai-v5/c', 'rws-tai-sai-v5/e'];

  test.each([...higher, ...higherMbs, ...lower])('%s', (game) => {
    const edges = edgesOf(gameOf(game));
    for (const [areas, higherPrices, lowerPrices] of PUBLISHED) {
      for (const area of areas.split(' ').filter((name) => Object.hasOwn(edges, name))) {
        expect([area, edges[area]]).toEqual([
          area,
          lower.includes(game) ? lowerPrices : higherPrices,
        ]);
      }
    }
  });

  test.each([
    ['50', '29.167'],
    ['60', '15.278'],
    ['62', '12.500'],
    ['64', '9.722'],
  ])('totals 4 and 17 at %s to 1 cost %s percent', (price, edge) => {
    const list = priceList('any table', `${price} total:4 total:17`);
    expect(edgesOf(list)).toEqual({ 'total:4': edge, 'total:17': edge });
  });

  test('singles at 1, 2 and 3 to 1 cost 7.87%', () => {
    expect(edgesOf(gameOf('licensee-sic-bo/standard'))['single:1']).toBe('7.870');
  });
});

describe('moments', () => {
  test('an even-money bet of 105 in 216 has edge 1/36 and variance 1295/1296', () => {
    const [small] = countGame(priceList('any table', '1 small'));
    expect(small && [small.hit, small.edge, small.variance].map(writeFraction)).toEqual([
      '35/72',
      '1/36',
      '1295/1296',
    ]);
  });

  test('a half in the price and a tenth in the price stay exact', () => {
    const [double, single] = countGame(priceList('any table', '11.5 double:4\n1/10|2|3 single:4'));
    expect(double && writeFraction(double.edge)).toBe('2/27');
    // 75 x 1/10 + 15 x 2 + 1 x 3 - 125 = -84.5 in 216.
    expect(single && writeFraction(single.edge)).toBe('169/432');
  });

  test('reading D1 as exactly two costs the double its triple', () => {
    const list = gameOf('licensee-sic-bo/minimum');
    const edges = (reading: 'two-or-three' | 'exactly-two') =>
      countGame(list, reading)
        .filter(({ bet }) => bet === 'double:3')
        .map(({ edge }) => writeFraction(edge));
    // 16 x 8 - 200 = -72 and 15 x 8 - 201 = -81 in 216.
    expect(edges('two-or-three')).toEqual(['1/3']);
    expect(edges('exactly-two')).toEqual(['3/8']);
  });
});

describe('a transcription', () => {
  test('cannot price an area twice', () => {
    expect(() => priceList('any table', '1 small\n2 small')).toThrow('prices small twice');
  });

  test.each(['x', '8.', '8.25', '-1', '1|', ''])('cannot price an area at %j', (price) => {
    expect(() => priceList('any table', `${price}| small`)).toThrow('Not a price');
  });

  test('has no answer for an area it does not offer', () => {
    expect(() => winnings(gameOf('rws-tai-sai-v5/e'), 'double:1', [1, 1, 2])).toThrow(
      'does not offer double:1',
    );
  });
});
