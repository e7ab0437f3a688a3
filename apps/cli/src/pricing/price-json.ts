import { fractionText, type Rational } from '@baize/exact';
import type { PriceForEdge } from '@baize/math';

export function priceJson(game: string, price: PriceForEdge): string {
  const { bet, edge, edgeNow, rows, scaled } = price;
  return JSON.stringify({
    game,
    bet,
    edge: fractionText(edge),
    edgeNow: fractionText(edgeNow),
    rows: rows.map((row) => ({
      ...(row.price.dice === null ? {} : { dice: row.price.dice }),
      rolls: row.rolls,
      oddsNow: fractionText(row.price.odds),
      minimum: textOrNull(row.minimum),
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
