import { add, ONE, type Rational, rational, subtract, ZERO } from '@baize/exact';
import {
  type Distribution,
  distributionOf,
  meanOf,
  thirdCentralMomentOf,
  varianceOf,
} from '@baize/math';
import { ALL_ROLLS, type Price, type Wager } from '../index.ts';

/** Everything about a bet of one unit that does not depend on who bets it. */
export interface BetAnalysis {
  readonly bet: string;
  readonly prices: readonly Price[];
  /** Rolls that win, of `outcomes`. */
  readonly wins: number;
  readonly outcomes: number;
  readonly hit: Rational;
  /** What the house keeps of a unit staked, on average. */
  readonly edge: Rational;
  readonly variance: Rational;
  readonly thirdCentralMoment: Rational;
  /** What comes back for one unit staked, the stake included; weights are rolls. */
  readonly returns: Distribution;
}

/** The verdicts are those of settlement, so an analysis cannot disagree with what is paid. */
export function analyzeBet(wager: Pick<Wager, 'text' | 'prices' | 'verdicts'>): BetAnalysis {
  const returns = returnsOf(wager);
  const wins = wager.verdicts.filter(({ result }) => result === 'win').length;
  return {
    bet: wager.text,
    prices: wager.prices,
    wins,
    outcomes: ALL_ROLLS.length,
    hit: rational(wins, ALL_ROLLS.length),
    edge: subtract(ONE, meanOf(returns)),
    variance: varianceOf(returns),
    thirdCentralMoment: thirdCentralMomentOf(returns),
    returns,
  };
}

function returnsOf({ verdicts }: Pick<Wager, 'verdicts'>): Distribution {
  const rollsByOdds = new Map<Rational | null, bigint>();
  for (const { odds } of verdicts) rollsByOdds.set(odds, (rollsByOdds.get(odds) ?? 0n) + 1n);
  return distributionOf(
    Array.from(rollsByOdds, ([odds, weight]) => ({ value: odds ? add(ONE, odds) : ZERO, weight })),
  );
}
