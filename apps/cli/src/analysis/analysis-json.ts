import { fractionText } from '@baize/exact';
import { type BetAnalysis, skewText, squareRootText } from '@baize/math';

const DIGITS = 12;

/** One line of `baize analyze --json`; the first seven fields are an interface, the rest follows. */
export function analysisJson(game: string, analysis: BetAnalysis): string {
  const { bet, wins, outcomes, hit, edge, variance, thirdCentralMoment, returns } = analysis;
  return JSON.stringify({
    game,
    bet,
    wins,
    outcomes,
    hit: fractionText(hit),
    edge: fractionText(edge),
    variance: fractionText(variance),
    thirdCentralMoment: fractionText(thirdCentralMoment),
    standardDeviation: squareRootText(variance, DIGITS),
    skew: skewText(variance, thirdCentralMoment, DIGITS),
    prices: analysis.prices.map(({ odds, dice }) => ({
      odds: fractionText(odds),
      ...(dice === null ? {} : { dice }),
    })),
    returns: returns.points.map(({ value, weight }) => ({
      returns: fractionText(value),
      rolls: Number(weight),
    })),
  });
}
