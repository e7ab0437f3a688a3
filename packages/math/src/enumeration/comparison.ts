import { equals, type Rational, subtract } from '@baize/exact';
import { type BetFigures, type Enumeration, figuresOf, type PriceRow } from './enumeration.ts';

/** A bet both games offer at different prices, with a different edge, or both. */
export interface BetDifference {
  readonly bet: string;
  readonly prices: readonly [first: readonly PriceRow[], second: readonly PriceRow[]];
  readonly edges: readonly [first: Rational, second: Rational];
  /** The second edge less the first: positive where the second game costs the player more. */
  readonly edgeChange: Rational;
}

export interface GameComparison {
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  /** Prices that differ; almost always, but not necessarily, the edges do too. */
  readonly prices: readonly BetDifference[];
  /** Edges that differ, be it by the price or by a reading. */
  readonly edges: readonly BetDifference[];
  /** How many bets both games offer. */
  readonly shared: number;
}

export function compareGames(first: Enumeration, second: Enumeration): GameComparison {
  const [ones, others] = [figuresByBet(first), figuresByBet(second)];
  const shared = [...ones.values()].flatMap((one): readonly BetDifference[] => {
    const other = others.get(one.bet);
    if (!other) return [];
    return [
      {
        bet: one.bet,
        prices: [one.rows, other.rows],
        edges: [one.edge, other.edge],
        edgeChange: subtract(other.edge, one.edge),
      },
    ];
  });
  return {
    onlyInFirst: [...ones.keys()].filter((bet) => !others.has(bet)),
    onlyInSecond: [...others.keys()].filter((bet) => !ones.has(bet)),
    prices: shared.filter(({ prices: [a, b] }) => !isSamePrices(a, b)),
    edges: shared.filter(({ edges: [a, b] }) => !equals(a, b)),
    shared: shared.length,
  };
}

function figuresByBet(game: Enumeration): ReadonlyMap<string, BetFigures> {
  return new Map(game.bets.map((bet) => [bet.bet, figuresOf(game, bet)]));
}

function isSamePrices(a: readonly PriceRow[], b: readonly PriceRow[]): boolean {
  const isIn = (row: PriceRow): boolean =>
    b.some(
      ({ on, odds, kept }) => on === row.on && equals(odds, row.odds) && equals(kept, row.kept),
    );
  return a.length === b.length && a.every(isIn);
}
