import { assert, type Money } from '@baize/exact';
import type { DiceGame } from './game.ts';
import { type Roll, rollIndex } from './roll.ts';

declare const unitsBrand: unique symbol;

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
  const returns = Array.from({ length: 216 }, (_, roll) =>
    Float64Array.from(game.wagers, ({ verdicts }) => {
      const odds = verdicts[roll]?.odds;
      return odds ? game.unit + Number((BigInt(game.unit) * odds.numerator) / odds.denominator) : 0;
    }),
  );
  const most = Math.max(...returns.map((row) => Math.max(...row)));
  return {
    unit: game.unit,
    areas: game.wagers.length,
    returns,
    unitsMaximum: Math.floor(Number.MAX_SAFE_INTEGER / most),
  };
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
 * Settles a column of bets on one roll: `areas[i]` is an index into the game's wagers, `out[i]`
 * becomes what bet i returns in minor units, stake included.
 */
export function settleMany(
  table: SettlementTable,
  areas: Uint8Array,
  stakes: StakeUnits,
  roll: Roll,
  out: Float64Array,
): void {
  const row = table.returns[rollIndex(roll)];
  const { length } = areas;
  assert(row !== undefined, 'Every roll has a row.');
  assert(stakes.length >= length && out.length >= length, 'The columns must be equally long.');
  for (let i = 0; i < length; i += 1) {
    out[i] = (stakes[i] as number) * (row[areas[i] as number] as number);
  }
}
