import {
  assert,
  type Money,
  NOTHING,
  plus,
  type Rational,
  rational,
  scale,
  total,
} from '@baize/exact';

/** What each area returns per bet unit on each result that bets can tell apart: computed once per game. */
export interface ExposureTable {
  /** The id of the game. */
  readonly game: string;
  readonly unit: Money;
  /** By result: how many equally likely outcomes show it. */
  readonly weights: readonly number[];
  readonly returns: ReadonlyMap<string, readonly number[]>;
  /** No stake may be more units than this; it keeps every product exact. */
  readonly unitsMaximum: number;
}

/** What stakes would do to the house on each result still to come. */
export interface ExposureNets {
  readonly staked: Money;
  /** By result: how many equally likely outcomes show it. */
  readonly weights: readonly number[];
  /** By result: what the house would win (or, below zero, pay out) in minor units. */
  readonly nets: readonly number[];
}

/** The same of the stakes on one layout. */
export interface Exposure extends ExposureNets {
  readonly table: ExposureTable;
}

interface PricedGame {
  readonly id: string;
  /** Every price is exact for a multiple of it. */
  readonly unit: Money;
}

/** What a bet is paid, by result: nothing is `0`, which gives the stake back; null where it loses. */
interface PricedArea {
  readonly bet: string;
  readonly odds: readonly (Rational | null)[];
}

export function exposureTableOf(
  { id, unit }: PricedGame,
  weights: readonly number[],
  areas: readonly PricedArea[],
): ExposureTable {
  const returns = areas.map(({ bet, odds }) => {
    const row = odds.map((each) => (each === null ? 0 : plus(unit, scale(unit, each))));
    return [bet, row] as const;
  });
  const most = Math.max(1, ...returns.flatMap(([, row]) => row));
  const unitsMaximum = Math.floor(Number.MAX_SAFE_INTEGER / most);
  return { game: id, unit, weights, returns: new Map(returns), unitsMaximum };
}

export function emptyExposure(table: ExposureTable): Exposure {
  const { weights } = table;
  return { table, weights, staked: NOTHING, nets: weights.map(() => 0) };
}

/**
 * The exposure after a stake is placed, or taken back where the amount is negative: one addition a
 * result, so it can be followed bet by bet.
 */
export function withStake(exposure: Exposure, bet: string, amount: Money): Exposure {
  const { table, staked, weights } = exposure;
  const returns = table.returns.get(bet);
  assert(returns !== undefined, `${bet} is not on the layout of ${table.game}.`);
  const units = amount / table.unit;
  assert(Number.isInteger(units), `${amount} is not a multiple of ${table.unit}.`);
  assert(Math.abs(units) <= table.unitsMaximum, `${amount} is too large to be paid exactly.`);
  const nets = exposure.nets.map((net, index) => net + (amount - units * (returns[index] ?? 0)));
  assert(nets.every(Number.isSafeInteger), TOO_LARGE);
  return { table, weights, staked: plus(staked, amount), nets };
}

const TOO_LARGE = 'The stakes together are too large to be paid exactly.';

/** What the stakes on several layouts do together, where one result decides all of them. */
export function sumOfExposures(parts: readonly [ExposureNets, ...ExposureNets[]]): ExposureNets {
  const [{ weights }] = parts;
  const nets = weights.map((_, index) =>
    parts.reduce((net, each) => net + (each.nets[index] ?? 0), 0),
  );
  assert(nets.every(Number.isSafeInteger), TOO_LARGE);
  return { staked: total(parts.map(({ staked }) => staked)), weights, nets };
}

/** The places of all results, the costliest first and the likelier first among equals. */
export function costliestFirst({ nets, weights }: ExposureNets): readonly number[] {
  // Sorting is stable, so starting from the likeliest leaves equals in order of their weight.
  return likeliestFirst(weights).toSorted((a, b) => (nets[a] ?? 0) - (nets[b] ?? 0));
}

const KNOWN_ORDERS = new WeakMap<readonly number[], readonly number[]>();

function likeliestFirst(weights: readonly number[]): readonly number[] {
  const known = KNOWN_ORDERS.get(weights);
  if (known) return known;
  const order = weights
    .map((_, index) => index)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  KNOWN_ORDERS.set(weights, order);
  return order;
}

/** What the house wins on average from the stakes now on the layout, in minor units. */
export function expectedWin({ nets, weights }: ExposureNets): Rational {
  let weighted = 0n;
  for (const [index, weight] of weights.entries()) {
    weighted += BigInt(weight) * BigInt(nets[index] ?? 0);
  }
  return rational(weighted, sumOf(weights));
}

/** The chance that the house loses money on this round. */
export function lossChance({ nets, weights }: ExposureNets): Rational {
  return rational(sumOf(weights.filter((_, index) => (nets[index] ?? 0) < 0)), sumOf(weights));
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
