import {
  assert,
  type Money,
  money,
  NOTHING,
  plus,
  type Rational,
  rational,
  total,
} from '@baize/exact';
import { COMBINATIONS, type Combination } from './combination.ts';
import { ALL_ROLLS } from './roll.ts';
import { type DiceGame, verdictOn } from './settle.ts';

/** What each area returns per bet unit on each combination: computed once per game. */
export interface ExposureTable {
  readonly game: DiceGame;
  readonly returns: ReadonlyMap<string, readonly number[]>;
  /** No stake may be more units than this; it keeps every product exact. */
  readonly unitsMaximum: number;
}

/** What stakes would do to the house on each result still to come. */
export interface ExposureNets {
  readonly staked: Money;
  /** What the house would win (or, below zero, pay out) in minor units, by combination. */
  readonly nets: readonly number[];
}

/** The same of the stakes on one layout. */
export interface Exposure extends ExposureNets {
  readonly table: ExposureTable;
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
  const most = Math.max(...returns.flatMap(([, row]) => row));
  const unitsMaximum = Math.floor(Number.MAX_SAFE_INTEGER / most);
  return { game, returns: new Map(returns), unitsMaximum };
}

export function emptyExposure(table: ExposureTable): Exposure {
  return { table, staked: NOTHING, nets: COMBINATIONS.map(() => 0) };
}

/**
 * The exposure after a stake is placed, or taken back where the amount is negative: 56 additions,
 * so it can be followed bet by bet.
 */
export function withStake(exposure: Exposure, bet: string, amount: Money): Exposure {
  const { table, staked } = exposure;
  const returns = table.returns.get(bet);
  assert(returns !== undefined, `${bet} is not on the layout of ${table.game.id}.`);
  const units = amount / table.game.unit;
  assert(Number.isInteger(units), `${amount} is not a multiple of ${table.game.unit}.`);
  assert(Math.abs(units) <= table.unitsMaximum, `${amount} is too large to be paid exactly.`);
  const nets = exposure.nets.map((net, index) => net + (amount - units * (returns[index] ?? 0)));
  assert(nets.every(Number.isSafeInteger), 'The stakes together are too large to be paid exactly.');
  return { table, staked: plus(staked, amount), nets };
}

/** What the stakes on several layouts do together, where one roll decides all of them. */
export function sumOfExposures(parts: readonly ExposureNets[]): ExposureNets {
  const nets = COMBINATIONS.map((_, index) =>
    parts.reduce((net, each) => net + (each.nets[index] ?? 0), 0),
  );
  assert(nets.every(Number.isSafeInteger), 'The stakes together are too large to be paid exactly.');
  return { staked: total(parts.map(({ staked }) => staked)), nets };
}

/** What the house would win on each of the 56 combinations, in ascending order of dice. */
export function outcomesOf(exposure: ExposureNets): readonly ExposedOutcome[] {
  return COMBINATIONS.map((_, index) => outcomeAt(exposure, index));
}

/** The results that would cost the house most, the likelier first among equals. */
export function worstOutcomes(exposure: ExposureNets, count: number): readonly ExposedOutcome[] {
  const netAt = (index: number): number => exposure.nets[index] ?? 0;
  return LIKELIEST_FIRST.toSorted((a, b) => netAt(a) - netAt(b))
    .slice(0, count)
    .map((index) => outcomeAt(exposure, index));
}

/** Sorting is stable, so starting from here leaves equals in order of their weight. */
const LIKELIEST_FIRST: readonly number[] = COMBINATIONS.map((_, index) => index).toSorted(
  (a, b) => weightAt(b) - weightAt(a),
);

function weightAt(index: number): number {
  return COMBINATIONS[index]?.weight ?? 0;
}

function outcomeAt({ nets }: ExposureNets, index: number): ExposedOutcome {
  const combination = COMBINATIONS[index];
  assert(combination !== undefined, 'There are 56 combinations.');
  return { ...combination, net: money(nets[index] ?? 0) };
}

/** What the house wins on average from the stakes now on the layout, in minor units. */
export function expectedWin({ nets }: ExposureNets): Rational {
  let weighted = 0n;
  for (const [index, { weight }] of COMBINATIONS.entries()) {
    weighted += BigInt(weight) * BigInt(nets[index] ?? 0);
  }
  return rational(weighted, ALL_ROLLS.length);
}

/** The chance that the house loses money on this round. */
export function lossChance(exposure: ExposureNets): Rational {
  const losing = outcomesOf(exposure).filter(({ net }) => net < 0);
  return rational(
    losing.reduce((rolls, { weight }) => rolls + weight, 0),
    ALL_ROLLS.length,
  );
}
