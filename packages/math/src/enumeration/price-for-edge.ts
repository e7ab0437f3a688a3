import {
  compare,
  divide,
  equals,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from '@baize/exact';
import type { EnumeratedBet, Enumeration, PriceRow } from './enumeration.ts';

export interface PrintablePrice {
  readonly odds: Rational;
  readonly edge: Rational;
}

/** One price of a bet, solved for while the bet's other prices stay as they are. */
export interface SolvedRow {
  readonly price: PriceRow;
  /** Outcomes that are paid at this price. */
  readonly outcomes: bigint;
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
  readonly price: PriceRow;
  readonly outcomes: bigint;
  /** Its share of all outcomes. */
  readonly chance: Rational;
}

/** The rows of a bet, and what it returns whatever they pay: stakes of stand-offs. */
interface Rows {
  readonly rows: readonly Row[];
  readonly stoodOff: Rational;
}

/** The odds at which a bet has exactly the edge asked for. */
export function priceForEdge(
  { results, total }: Enumeration,
  { bet, rows: prices, paid }: EnumeratedBet,
  edge: Rational,
): PriceForEdge {
  const outcomesOf = (of: EnumeratedBet['paid'][number]): bigint =>
    results.reduce((sum, { weight }, index) => (paid[index] === of ? sum + weight : sum), 0n);
  const rows = prices.map((price): Row => {
    const outcomes = outcomesOf(price);
    return { price, outcomes, chance: rational(outcomes, total) };
  });
  const all: Rows = { rows, stoodOff: rational(outcomesOf('stand-off'), total) };
  return {
    bet,
    edge,
    edgeNow: edgeOf(all, oddsOf(rows)),
    rows: rows.map(({ price, outcomes }, index) => ({
      price,
      outcomes,
      ...solveRow(all, index, edge),
    })),
    scaled: rows.length > 1 ? scaleRows(all, edge) : null,
  };
}

function solveRow(all: Rows, index: number, edge: Rational): Pick<SolvedRow, 'odds' | 'printable'> {
  const others = oddsOf(all.rows).with(index, ZERO);
  // With odds of 0 the row still gives the stake back; what is missing to the edge is its winnings.
  const missing = subtract(edgeOf(all, others), edge);
  const row = all.rows[index];
  const odds = row ? divide(missing, multiply(row.chance, row.price.kept)) : ZERO;
  if (compare(odds, ZERO) <= 0) return { odds: null, printable: [] };
  const printable = printableAround(odds).map((each) => ({
    odds: each,
    edge: edgeOf(all, others.with(index, each)),
  }));
  return { odds, printable };
}

function scaleRows(all: Rows, edge: Rational): ScaledPrices | null {
  const { rows } = all;
  const stakesOnly = edgeOf(
    all,
    rows.map(() => ZERO),
  );
  const winnings = subtract(stakesOnly, edgeOf(all, oddsOf(rows)));
  const factor = divide(subtract(stakesOnly, edge), winnings);
  if (compare(factor, ZERO) <= 0) return null;
  const odds = rows.map(({ price }) => multiply(price.odds, factor));
  return { factor, odds, printable: printableTogether(all, odds, edge) };
}

/** Each price rounded down or up to a half, in every way; the closest from either side remain. */
function printableTogether(
  all: Rows,
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
    .map((way) => ({ odds: way, edge: edgeOf(all, way) }))
    .toSorted((a, b) => compare(a.edge, b.edge));
  const notAbove = priced.findLast((way) => compare(way.edge, edge) <= 0);
  const notBelow = priced.find((way) => compare(way.edge, edge) >= 0);
  return [notAbove, notBelow === notAbove ? undefined : notBelow].filter(
    (way) => way !== undefined,
  );
}

function edgeOf({ rows, stoodOff }: Rows, odds: readonly Rational[]): Rational {
  const returned = rows.map(({ chance, price }, index) =>
    multiply(chance, sum([ONE, multiply(odds[index] ?? ZERO, price.kept)])),
  );
  return subtract(ONE, sum([stoodOff, ...returned]));
}

function oddsOf(rows: readonly Row[]): readonly Rational[] {
  return rows.map(({ price }) => price.odds);
}

/**
 * The prices around some odds that a layout would print: the nearest whole numbers and halves to 1 from
 * either side, ascending. Odds that are whole already stand alone.
 */
export function printableAround(odds: Rational): readonly Rational[] {
  const candidates = [below(odds, 1n), below(odds, 2n), above(odds, 2n), above(odds, 1n)];
  return candidates.filter(
    (each, index) =>
      compare(each, ZERO) > 0 && candidates.findIndex((other) => equals(other, each)) === index,
  );
}

/** The largest multiple of one part in so many that is not above the odds. */
function below({ numerator, denominator }: Rational, parts: bigint): Rational {
  return rational((numerator * parts) / denominator, parts);
}

/** The smallest multiple of one part in so many that is not below the odds. */
function above({ numerator, denominator }: Rational, parts: bigint): Rational {
  return rational((numerator * parts + denominator - 1n) / denominator, parts);
}
