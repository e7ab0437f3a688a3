import { assert, type Money } from '@baize/exact';
import { ALL_ROLLS, type Roll } from './roll.ts';
import { type DiceGame, rollIndex, verdictOn } from './settle.ts';

declare const areasBrand: unique symbol;
declare const unitsBrand: unique symbol;

/** A column of bets: for each the index of its area among the wagers of the game. */
export type AreaIndices = Uint8Array & { readonly [areasBrand]: 'AreaIndices' };

/** A column of stakes counted in bet units, so that every price is a whole number per stake. */
export type StakeUnits = Float64Array & { readonly [unitsBrand]: 'StakeUnits' };

/** A game prepared for settling columns of bets. */
export interface SettlementTable {
  readonly unit: Money;
  readonly areas: number;
  /** By roll, then area: minor units returned per bet unit staked; 0 for a loser. */
  readonly returns: readonly Float64Array[];
  /** No column may hold a stake of more units than this; it keeps every product exact. */
  readonly unitsMaximum: number;
}

export function settlementTable(game: DiceGame): SettlementTable {
  const returns = ALL_ROLLS.map((roll) =>
    Float64Array.from(game.wagers, (wager) => {
      const { odds } = verdictOn(wager, roll);
      return odds ? game.unit + Number((BigInt(game.unit) * odds.numerator) / odds.denominator) : 0;
    }),
  );
  const most = Math.max(...returns.flatMap((row) => [...row]));
  return {
    unit: game.unit,
    areas: game.wagers.length,
    returns,
    unitsMaximum: Math.floor(Number.MAX_SAFE_INTEGER / most),
  };
}

/** Checks a column of areas once, so that settling it need not. */
export function areaIndices(table: SettlementTable, areas: ArrayLike<number>): AreaIndices {
  return Uint8Array.from(areas, (area) => {
    assert(Number.isInteger(area) && area >= 0 && area < table.areas, `There is no area ${area}.`);
    return area;
  }) as AreaIndices;
}

/** Checks a column of stakes in minor units once, so that settling it need not. */
export function stakeUnits(table: SettlementTable, stakes: ArrayLike<number>): StakeUnits {
  const { unit, unitsMaximum } = table;
  return Float64Array.from(stakes, (stake) => {
    const units = stake / unit;
    assert(Number.isInteger(units) && units > 0, `${stake} is not a multiple of ${unit}.`);
    assert(units <= unitsMaximum, `${stake} is too large to be paid exactly.`);
    return units;
  }) as StakeUnits;
}

/**
 * Settles a column of bets on one roll: `out[i]` becomes what bet i returns in minor units, stake
 * included. The three columns are equally long.
 */
export function settleMany(
  table: SettlementTable,
  areas: AreaIndices,
  stakes: StakeUnits,
  roll: Roll,
  out: Float64Array,
): void {
  const row = table.returns[rollIndex(roll)];
  const { length } = areas;
  assert(row !== undefined, 'Every roll has a row.');
  assert(stakes.length === length && out.length === length, 'The columns must be equally long.');
  // Both columns have been checked, so neither zero is ever used; they are there for the compiler.
  for (let i = 0; i < length; i += 1) {
    out[i] = (stakes[i] ?? 0) * (row[areas[i] ?? 0] ?? 0);
  }
}
