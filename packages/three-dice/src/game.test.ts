import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { licenseeSicBo, rwsSicBo2021 } from '@baize/rulebooks';
import { layoutNamed } from '@baize/testing/layout-named';
import { expect, test } from 'vitest';
import { areasOf } from './layout.ts';
import { priceListOf } from './prices/price.ts';
import { ALL_ROLLS } from './roll.ts';
import { diceGame, verdictOn } from './settle.ts';

const layoutA = layoutNamed(rwsSicBo2021, 'a');

// Made inside the tests, so that a game that cannot be made fails them by name.
const make = () => diceGame(rwsSicBo2021, layoutA);

test('a game is a layout of a book, with its areas in the order of the drawing', () => {
  const game = make();
  expect(game.mechanic).toBe('three-dice');
  expect(game.id).toBe('rws-sic-bo-2021/a');
  expect(game.book).toBe(rwsSicBo2021);
  expect(game.layout).toBe(layoutA);
  expect(game.wagers.map(({ area }) => area)).toEqual(areasOf(layoutA));
  expect([...game.wagerOf.keys()]).toEqual(areasOf(layoutA).map(({ id }) => id));
  expect(game.wagerOf.get('total:8')).toBe(game.wagers.find(({ text }) => text === 'total:8'));
});

test('a wager knows its verdict on all 216 rolls', () => {
  for (const wager of make().wagers) {
    expect(wager.verdicts).toHaveLength(216);
    for (const [index, roll] of ALL_ROLLS.entries()) {
      expect(verdictOn(wager, roll)).toBe(wager.verdicts[index]);
    }
  }
});

test('the unit is the smallest exact one, or any multiple of it a table chooses', () => {
  expect(make().unit).toBe(2);
  expect(diceGame(rwsSicBo2021, layoutA, { unit: money(100) }).unit).toBe(100);
});

test.each([1, 3, 0, -2])('the unit %i cannot pay 8.5 to 1 exactly', (unit) => {
  expect(() => diceGame(rwsSicBo2021, layoutA, { unit: money(unit) })).toThrow(
    `The unit ${unit} cannot pay every price exactly.`,
  );
});

test('a house may bring prices of its own, and the unit follows them', () => {
  const rows = layoutA.payTable.rows.map((row) => ({ ...row, pays: '3 to 1' }));
  const house = diceGame(rwsSicBo2021, layoutA, {
    prices: priceListOf({ ...layoutA.payTable, rows }),
  });
  expect(house.unit).toBe(1);
  const big = house.wagerOf.get('big');
  expect(big && verdictOn(big, [6, 5, 4]).odds).toEqual({ numerator: 3n, denominator: 1n });
});

test('only the readings a book leaves open change its games', () => {
  const chosen = { ...DEFAULT_READINGS, D1: 'exactly-two', L3: 'simple' } as const;
  const [layout] = licenseeSicBo.layouts;
  expect(diceGame(licenseeSicBo, layout).readings).toEqual(DEFAULT_READINGS);
  const licensee = diceGame(licenseeSicBo, layout, { readings: chosen });
  expect(licensee.readings).toEqual({ ...DEFAULT_READINGS, D1: 'exactly-two' });
  const double = licensee.wagerOf.get('double:4');
  expect(double && verdictOn(double, [4, 4, 4]).result).toBe('lose');
  const other = diceGame(rwsSicBo2021, layoutA, { readings: chosen });
  expect(other.readings).toEqual(DEFAULT_READINGS);
});

test('a wager without verdicts is a bug', () => {
  const wagers = make().wagers.map((wager) => ({ ...wager, verdicts: [] }));
  for (const wager of wagers) {
    expect(() => verdictOn(wager, [1, 1, 1])).toThrow('Every roll has a verdict.');
  }
});
