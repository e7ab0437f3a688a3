import { money } from '@baize/exact';
import { anyDiceGame, anyRoll, DICE_GAMES } from '@baize/testing/dice-arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS } from './roll.ts';
import { settleStake } from './settle.ts';

import { areaIndices, settleMany, settlementTable, stakeUnits } from './settle-many.ts';

// Tables are made inside the tests, so that one that cannot be made fails them by name.
describe.each(DICE_GAMES)('$id', (game) => {
  test('every area on every roll returns what settling it alone returns, for several stakes', () => {
    const table = settlementTable(game);
    const amounts = [1, 2, 3, 49, 10_000, table.unitsMaximum - 1, table.unitsMaximum];
    const bets = game.wagers.flatMap((wager, area) =>
      amounts.map((units) => ({ wager, area, stake: money(units * game.unit) })),
    );
    const areas = areaIndices(
      table,
      bets.map(({ area }) => area),
    );
    const stakes = stakeUnits(
      table,
      bets.map(({ stake }) => stake),
    );
    const out = new Float64Array(bets.length);
    for (const roll of ALL_ROLLS) {
      settleMany(table, areas, stakes, roll, out);
      const due = bets.map((bet) => settleStake(bet, roll).returns);
      expect([...out]).toEqual(due);
    }
  });

  test('the largest stake is the last whose best price is a safe amount', () => {
    const table = settlementTable(game);
    const best = Math.max(...table.returns.flatMap((row) => [...row]));
    expect(Number.isSafeInteger(best * table.unitsMaximum)).toBe(true);
    expect(Number.isSafeInteger(best * (table.unitsMaximum + 1))).toBe(false);
    expect(table).toMatchObject({ unit: game.unit, areas: game.wagers.length });
  });
});

test('a column may name areas in any order, any number of times', () => {
  const column = anyDiceGame.chain((game) =>
    fc.record({
      game: fc.constant(game),
      roll: anyRoll,
      bets: fc.array(
        fc.record({
          area: fc.nat({ max: game.wagers.length - 1 }),
          units: fc.integer({ min: 1, max: 1_000_000 }),
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(column, ({ game, roll, bets }) => {
      const table = settlementTable(game);
      const out = new Float64Array(bets.length);
      const areas = areaIndices(
        table,
        bets.map(({ area }) => area),
      );
      const stakes = stakeUnits(
        table,
        bets.map(({ units }) => units * game.unit),
      );
      settleMany(table, areas, stakes, roll, out);
      bets.forEach(({ area, units }, index) => {
        const wager = game.wagers[area];
        if (!wager) throw new Error(`There is no area ${area}.`);
        const { returns } = settleStake({ wager, stake: money(units * game.unit) }, roll);
        expect(out[index]).toBe(returns);
      });
    }),
  );
});

describe('what is checked once', () => {
  // 104 areas in units of 2; the best price is 195 to 1, so a unit returns at most 392.
  const prepare = () => {
    const game = DICE_GAMES.find(({ id }) => id === 'mbs-sic-bo-v4/rapid-select');
    if (!game) throw new Error('The game is registered.');
    return settlementTable(game);
  };

  test('the largest stake follows from the best price', () => {
    const table = prepare();
    expect(table.unitsMaximum).toBe(Math.floor(Number.MAX_SAFE_INTEGER / 392));
  });

  test.each([3, 0, -2, 2.5, Number.NaN])('a stake of %d is not in units of 2', (stake) => {
    const table = prepare();
    expect(() => stakeUnits(table, [2, stake])).toThrow(
      new Error(`${stake} is not a multiple of 2.`),
    );
  });

  test('a stake beyond the largest', () => {
    const table = prepare();
    const largest = table.unitsMaximum * 2;
    expect(stakeUnits(table, [largest])[0]).toBe(table.unitsMaximum);
    for (const stake of [largest + 2, Number.MAX_SAFE_INTEGER - 1, 2 ** 60]) {
      expect(() => stakeUnits(table, [stake])).toThrow(
        new Error(`${stake} is too large to be paid exactly.`),
      );
    }
  });

  test.each([104, 255, 256, -1, 0.5, Number.NaN])('there is no area %d', (area) => {
    const table = prepare();
    expect([...areaIndices(table, [0, 103])]).toEqual([0, 103]);
    expect(() => areaIndices(table, [0, area])).toThrow(new Error(`There is no area ${area}.`));
  });

  test('columns of different lengths', () => {
    const table = prepare();
    const message = 'The columns must be equally long.';
    const areas = areaIndices(table, [0, 1]);
    const stakes = stakeUnits(table, [2, 2]);
    const settle = (a = areas, s = stakes, length = 2) =>
      settleMany(table, a, s, [1, 1, 1], new Float64Array(length));
    expect(() => settle(areas, stakeUnits(table, [2]))).toThrow(message);
    expect(() => settle(areas, stakeUnits(table, [2, 2, 2]))).toThrow(message);
    expect(() => settle(areas, stakes, 1)).toThrow(message);
    expect(() => settle(areas, stakes, 3)).toThrow(message);
    expect(() => settle()).not.toThrow();
  });

  test('a table without rows is a bug', () => {
    const table = prepare();
    const broken = { ...table, returns: [] };
    const none = [areaIndices(table, []), stakeUnits(table, [])] as const;
    expect(() => settleMany(broken, ...none, [1, 1, 1], new Float64Array())).toThrow(
      new Error('Every roll has a row.'),
    );
  });
});
