import { add, multiply, ONE, type Rational, rational, subtract, ZERO } from '@baize/exact';
import type { EnumeratedBet, Enumeration, PriceRow } from '@baize/game';
import {
  type Distribution,
  distributionOf,
  meanOf,
  thirdCentralMomentOf,
  varianceOf,
} from '../distribution/distribution.ts';

export type { EnumeratedBet, EnumeratedResult, Enumeration, PriceRow } from '@baize/game';

/** Everything about a bet of one unit that does not depend on who bets it. */
export interface BetFigures {
  readonly bet: string;
  readonly rows: readonly PriceRow[];
  /** Outcomes that win, of `outcomes`. */
  readonly wins: bigint;
  readonly outcomes: bigint;
  readonly hit: Rational;
  /** What the house keeps of a unit staked, on average. */
  readonly edge: Rational;
  readonly variance: Rational;
  readonly thirdCentralMoment: Rational;
  /** What comes back for one unit staked, the stake included; weights are outcomes. */
  readonly returns: Distribution;
}

export function figuresOf({ results, total }: Enumeration, bet: EnumeratedBet): BetFigures {
  const weightAt = (index: number): bigint => results[index]?.weight ?? 0n;
  const returns = distributionOf(
    bet.paid.map((paid, index) => ({ value: returnOf(paid), weight: weightAt(index) })),
  );
  const wins = bet.paid.reduce(
    (sum, paid, index) => (typeof paid === 'string' ? sum : sum + weightAt(index)),
    0n,
  );
  return {
    bet: bet.bet,
    rows: bet.rows,
    wins,
    outcomes: total,
    hit: rational(wins, total),
    edge: subtract(ONE, meanOf(returns)),
    variance: varianceOf(returns),
    thirdCentralMoment: thirdCentralMomentOf(returns),
    returns,
  };
}

/** What a unit staked brings back, the stake included. */
export function returnOf(paid: EnumeratedBet['paid'][number]): Rational {
  if (paid === 'lose') return ZERO;
  return paid === 'stand-off' ? ONE : add(ONE, multiply(paid.odds, paid.kept));
}
