import { equals, type Rational, subtract } from '@baize/exact';
import type { DiceGame, Price } from '@baize/three-dice';
import { analyzeBet } from './bet-analysis.ts';

/** A bet both games offer at different prices, with a different edge, or both. */
export interface BetDifference {
  readonly bet: string;
  readonly prices: readonly [first: readonly Price[], second: readonly Price[]];
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

export function compareGames(first: DiceGame, second: DiceGame): GameComparison {
  const shared = first.wagers.flatMap((wager) => {
    const other = second.wagerOf.get(wager.text);
    if (!other) return [];
    const edges = [analyzeBet(wager).edge, analyzeBet(other).edge] as const;
    const difference: BetDifference = {
      bet: wager.text,
      prices: [wager.prices, other.prices],
      edges,
      edgeChange: subtract(edges[1], edges[0]),
    };
    return [difference];
  });
  return {
    onlyInFirst: areasOnlyIn(first, second),
    onlyInSecond: areasOnlyIn(second, first),
    prices: shared.filter(({ prices: [a, b] }) => !samePrices(a, b)),
    edges: shared.filter(({ edges: [a, b] }) => !equals(a, b)),
    shared: shared.length,
  };
}

function areasOnlyIn(one: DiceGame, other: DiceGame): readonly string[] {
  return one.wagers.map(({ text }) => text).filter((text) => !other.wagerOf.has(text));
}

function samePrices(a: readonly Price[], b: readonly Price[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ dice, odds }) => b.some((each) => each.dice === dice && equals(each.odds, odds)))
  );
}
