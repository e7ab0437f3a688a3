import {
  compare,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from '@baize/exact';
import { ALL_ROLLS, type DiceGame, type Price, priceListOf, type Wager } from '@baize/three-dice';
import { above, below, printableAround } from './printable-price.ts';

export interface PrintablePrice {
  readonly odds: Rational;
  readonly edge: Rational;
}

/** One price of a bet, solved for while the bet's other prices stay as they are. */
export interface SolvedRow {
  readonly price: Price;
  /** Rolls that are paid at this price. */
  readonly rolls: number;
  /** The least the rulebook lets the house pay; null where it fixes the prices. */
  readonly minimum: Rational | null;
  /** Null where even winning nothing on this row leaves the house less than the edge asked for. */
  readonly odds: Rational | null;
  /** Prices around it that can be printed. */
  readonly printable: readonly PrintablePrice[];
}

/** All prices of a bet raised or lowered by one factor, which keeps their proportions. */
export interface ScaledPrices {
  readonly factor: Rational;
  /** In the order of the rows. */
  readonly odds: readonly Rational[];
  /** The printable prices closest to them with an edge not above, and not below, the one asked for. */
  readonly printable: readonly { readonly odds: readonly Rational[]; readonly edge: Rational }[];
}

export interface PriceForEdge {
  readonly bet: string;
  /** The edge asked for. */
  readonly edge: Rational;
  readonly edgeNow: Rational;
  /** A single-dice bet has three prices, every other bet one. */
  readonly rows: readonly SolvedRow[];
  /** Null for a bet with one price, and where no positive factor gives the edge. */
  readonly scaled: ScaledPrices | null;
}

interface Row {
  readonly price: Price;
  readonly rolls: number;
}

/** The odds at which a bet has exactly the edge asked for. */
export function priceForEdge(game: DiceGame, wager: Wager, edge: Rational): PriceForEdge {
  const rows = wager.prices.map((price): Row => {
    const paid = wager.verdicts.filter((each) => each.result === 'win' && each.price === price);
    return { price, rolls: paid.length };
  });
  return {
    bet: wager.text,
    edge,
    edgeNow: edgeOf(rows, oddsOf(rows)),
    rows: rows.map((row, index) => ({
      ...row,
      ...solveRow(rows, index, edge),
      minimum: minimumOf(game, wager, row.price),
    })),
    scaled: rows.length > 1 ? scaleRows(rows, edge) : null,
  };
}

function solveRow(
  rows: readonly Row[],
  index: number,
  edge: Rational,
): Pick<SolvedRow, 'odds' | 'printable'> {
  const others = oddsOf(rows).with(index, ZERO);
  // With odds of 0 the row still gives the stake back; what is missing to the edge is its winnings.
  const missing = subtract(edgeOf(rows, others), edge);
  const paid = rational(rows[index]?.rolls ?? 0, ALL_ROLLS.length);
  const odds = divide(missing, paid);
  if (compare(odds, ZERO) <= 0) return { odds: null, printable: [] };
  const printable = printableAround(odds).map((each) => ({
    odds: each,
    edge: edgeOf(rows, others.with(index, each)),
  }));
  return { odds, printable };
}

function scaleRows(rows: readonly Row[], edge: Rational): ScaledPrices | null {
  const stakesOnly = edgeOf(
    rows,
    rows.map(() => ZERO),
  );
  const winnings = subtract(stakesOnly, edgeOf(rows, oddsOf(rows)));
  const factor = divide(subtract(stakesOnly, edge), winnings);
  if (compare(factor, ZERO) <= 0) return null;
  const odds = rows.map(({ price }) => multiply(price.odds, factor));
  return { factor, odds, printable: printableTogether(rows, odds, edge) };
}

/** Each price rounded down or up to a half, in every way; the closest from either side remain. */
function printableTogether(
  rows: readonly Row[],
  odds: readonly Rational[],
  edge: Rational,
): ScaledPrices['printable'] {
  let ways: readonly (readonly Rational[])[] = [[]];
  for (const each of odds) {
    ways = ways.flatMap((way) => [
      [...way, below(each, 2n)],
      [...way, above(each, 2n)],
    ]);
  }
  const priced = ways
    .filter((way) => way.every((each) => compare(each, ZERO) > 0))
    .map((way) => ({ odds: way, edge: edgeOf(rows, way) }))
    .toSorted((a, b) => compare(a.edge, b.edge));
  const notAbove = priced.findLast((way) => compare(way.edge, edge) <= 0);
  const notBelow = priced.find((way) => compare(way.edge, edge) >= 0);
  return [notAbove, notBelow === notAbove ? undefined : notBelow].filter(
    (way) => way !== undefined,
  );
}

function edgeOf(rows: readonly Row[], odds: readonly Rational[]): Rational {
  const returned = rows.map(({ rolls }, index) =>
    multiply(rational(rolls, ALL_ROLLS.length), sum([ONE, odds[index] ?? ZERO])),
  );
  return subtract(ONE, sum(returned));
}

function oddsOf(rows: readonly Row[]): readonly Rational[] {
  return rows.map(({ price }) => price.odds);
}

function minimumOf(game: DiceGame, wager: Wager, { dice }: Price): Rational | null {
  if (game.book.prices === 'fixed') return null;
  const prices = priceListOf(game.book.prices.minimum).get(wager.text);
  return prices?.find((price) => price.dice === dice)?.odds ?? null;
}
