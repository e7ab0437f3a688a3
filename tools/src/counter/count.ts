import { type Fraction, fraction } from './fraction.ts';
import { allRolls, type DoubleReading, lampsOf } from './lamps.ts';
import type { PriceList } from './price-list.ts';

export interface CountedBet {
  readonly bet: string;
  readonly prices: readonly Fraction[];
  /** On how many of the 216 rolls it wins. */
  readonly wins: number;
  readonly hit: Fraction;
  /** What the house keeps per unit staked, on average. */
  readonly edge: Fraction;
  /** Of the net result per unit staked. */
  readonly variance: Fraction;
}

/** Winnings per unit staked, without the stake; null where the bet loses. */
export function winnings(
  list: PriceList,
  bet: string,
  roll: readonly [number, number, number],
  double?: DoubleReading,
): Fraction | null {
  const prices = list.prices.get(bet);
  if (!prices) throw new Error(`${list.game} does not offer ${bet}.`);
  const dice = lampsOf(roll, double).get(bet);
  if (dice === undefined) return null;
  return prices[prices.length === 1 ? 0 : dice - 1] ?? null;
}

/** Every bet of a layout over every roll: nothing is estimated that can be counted. */
export function countGame(list: PriceList, double?: DoubleReading): readonly CountedBet[] {
  return [...list.prices.keys()].map((bet) => countBet(list, bet, double));
}

function countBet(list: PriceList, bet: string, double?: DoubleReading): CountedBet {
  const prices = list.prices.get(bet) ?? [];
  // Over a common denominator the moments are whole numbers until the very end.
  const unit = prices.reduce((product, price) => product * price.denominator, 1n);
  let wins = 0;
  let net = 0n;
  let netSquared = 0n;
  for (const roll of allRolls()) {
    const won = winnings(list, bet, roll, double);
    if (won) wins += 1;
    const result = won ? (won.numerator * unit) / won.denominator : -unit;
    net += result;
    netSquared += result * result;
  }
  return {
    bet,
    prices,
    wins,
    hit: fraction(BigInt(wins), 216n),
    edge: fraction(-net, 216n * unit),
    variance: fraction(216n * netSquared - net * net, 216n * 216n * unit * unit),
  };
}
