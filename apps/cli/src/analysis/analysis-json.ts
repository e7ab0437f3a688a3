import { fractionText } from '@baize/exact';
import { type BetFigures, type Enumeration, skewText, squareRootText } from '@baize/math';

const DIGITS = 12;

/** One line of `baize analyze --json`; the first seven fields are an interface, the rest follows. */
export function analysisJson({ game, outcome }: Enumeration, figures: BetFigures): string {
  const { bet, wins, outcomes, hit, edge, variance, thirdCentralMoment, returns } = figures;
  return JSON.stringify({
    game,
    bet,
    wins: Number(wins),
    outcomes: Number(outcomes),
    hit: fractionText(hit),
    edge: fractionText(edge),
    variance: fractionText(variance),
    thirdCentralMoment: fractionText(thirdCentralMoment),
    standardDeviation: squareRootText(variance, DIGITS),
    skew: skewText(variance, thirdCentralMoment, DIGITS),
    prices: figures.rows.map(({ odds, facts }) => ({ odds: fractionText(odds), ...facts })),
    returns: returns.points.map(({ value, weight }) => ({
      returns: fractionText(value),
      [outcome.many]: Number(weight),
    })),
  });
}
