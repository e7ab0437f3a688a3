import { fractionText, type Rational } from '@baize/exact';
import type { Enumeration, PriceForEdge } from '@baize/math';

export function priceJson({ game, outcome }: Enumeration, price: PriceForEdge): string {
  const { bet, edge, edgeNow, rows, scaled } = price;
  return JSON.stringify({
    game,
    bet,
    edge: fractionText(edge),
    edgeNow: fractionText(edgeNow),
    rows: rows.map((row) => ({
      ...row.price.facts,
      [outcome.many]: Number(row.outcomes),
      oddsNow: fractionText(row.price.odds),
      minimum: textOrNull(row.price.minimum),
      odds: textOrNull(row.odds),
      printable: row.printable.map((each) => ({
        odds: fractionText(each.odds),
        edge: fractionText(each.edge),
      })),
    })),
    scaled: scaled && {
      factor: fractionText(scaled.factor),
      odds: scaled.odds.map(fractionText),
      printable: scaled.printable.map((each) => ({
        odds: each.odds.map(fractionText),
        edge: fractionText(each.edge),
      })),
    },
  });
}

function textOrNull(value: Rational | null): string | null {
  return value && fractionText(value);
}
