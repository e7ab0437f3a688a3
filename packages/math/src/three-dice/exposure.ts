import {
  assert,
  type Money,
  minus,
  money,
  NOTHING,
  plus,
  type Rational,
  rational,
} from '@baize/exact';
import { ALL_ROLLS, type BetText, type DiceGame, verdictOn } from '@baize/rules';
import { COMBINATIONS, type Combination } from './combination.ts';

/** What each area returns per bet unit on each combination: computed once per game. */
export interface ExposureTable {
  readonly game: DiceGame;
  readonly returns: ReadonlyMap<BetText, readonly number[]>;
}

/** What the stakes on a layout would do to the house on each result still to come. */
export interface Exposure {
  readonly table: ExposureTable;
  readonly staked: Money;
  /** What the house would win (or, below zero, pay out), by combination. */
  readonly nets: readonly Money[];
}

/** One combination with what the house would win on it. */
export interface ExposedOutcome extends Combination {
  readonly net: Money;
}

export function exposureTable(game: DiceGame): ExposureTable {
  const returns = game.wagers.map((wager) => {
    const row = COMBINATIONS.map(({ dice }) => {
      const { odds } = verdictOn(wager, dice);
      if (odds === null) return 0;
      return game.unit + Number((BigInt(game.unit) * odds.numerator) / odds.denominator);
    });
    return [wager.text, row] as const;
  });
  return { game, returns: new Map(returns) };
}

export function emptyExposure(table: ExposureTable): Exposure {
  return { table, staked: NOTHING, nets: COMBINATIONS.map(() => NOTHING) };
}

/**
 * The exposure after a stake is placed, or taken back where the amount is negative: 56 additions,
 * so it can be followed bet by bet.
 */
export function withStake(exposure: Exposure, bet: BetText, amount: Money): Exposure {
  const { table, staked, nets } = exposure;
  const returns = table.returns.get(bet);
  assert(returns !== undefined, `${bet} is not on the layout of ${table.game.id}.`);
  const units = amount / table.game.unit;
  assert(Number.isInteger(units), `${amount} is not a multiple of ${table.game.unit}.`);
  return {
    table,
    staked: plus(staked, amount),
    nets: nets.map((net, index) => money(net + amount - units * (returns[index] ?? 0))),
  };
}

export function outcomesOf({ nets }: Exposure): readonly ExposedOutcome[] {
  return COMBINATIONS.map((each, index) => ({ ...each, net: nets[index] ?? NOTHING }));
}

/** The results that would cost the house most, the likelier first among equals. */
export function worstOutcomes(exposure: Exposure, count: number): readonly ExposedOutcome[] {
  return outcomesOf(exposure)
    .toSorted((a, b) => minus(a.net, b.net) || b.weight - a.weight)
    .slice(0, count);
}

/** What the house wins on average from the stakes now on the layout, in minor units. */
export function expectedWin({ nets }: Exposure): Rational {
  let weighted = 0n;
  for (const [index, { weight }] of COMBINATIONS.entries()) {
    weighted += BigInt(weight) * BigInt(nets[index] ?? 0);
  }
  return rational(weighted, ALL_ROLLS.length);
}

/** The chance that the house loses money on this round. */
export function lossChance(exposure: Exposure): Rational {
  const losing = outcomesOf(exposure).filter(({ net }) => net < 0);
  return rational(
    losing.reduce((rolls, { weight }) => rolls + weight, 0),
    ALL_ROLLS.length,
  );
}
