import { add, multiply, ONE, type Rational, rational, subtract, ZERO } from '@baize/exact';
import {
  type Distribution,
  distributionOf,
  meanOf,
  thirdCentralMomentOf,
  varianceOf,
} from '../distribution/distribution.ts';

/**
 * All that mathematics needs to know of a game: the results its bets can tell apart, how many equally likely
 * outcomes show each, and what every bet does on every result. A mechanic provides it from the code that settles;
 * edges, tickets, exposure, comparisons, prices and simulations follow from it alone.
 */
export interface Enumeration {
  /** The id of the game. */
  readonly game: string;
  /** What the outcomes are called: `roll`, `rolls`. */
  readonly outcome: { readonly one: string; readonly many: string };
  readonly total: bigint;
  /** What `cells` of a result hold. */
  readonly columns: readonly { readonly title: string; readonly align?: 'right' }[];
  readonly results: readonly EnumeratedResult[];
  /** In the order of the layout. */
  readonly bets: readonly EnumeratedBet[];
}

export interface EnumeratedResult {
  /** Of `total` outcomes, how many show it. */
  readonly weight: bigint;
  /** For people. */
  readonly cells: readonly string[];
  /** For programs: `{"dice":[1,1,2]}`. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface EnumeratedBet {
  readonly bet: string;
  /** Another bet that must lie there too; null where it may lie alone. */
  readonly needs: string | null;
  readonly rows: readonly PriceRow[];
  /** By result: the row that pays it, or why none does. */
  readonly paid: readonly (PriceRow | 'lose' | 'stand-off')[];
}

/** One price of a bet. */
export interface PriceRow {
  readonly odds: Rational;
  /** What the player keeps of the winnings: all, or all but a commission. */
  readonly kept: Rational;
  /** The least the rulebook lets the house pay; null where it fixes the prices. */
  readonly minimum: Rational | null;
  /** What it is paid on, where its bet has other prices too: `one die`. */
  readonly on: string | null;
  /** The same for programs: `{"dice":1}`. */
  readonly facts: Readonly<Record<string, number | string>>;
}

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
