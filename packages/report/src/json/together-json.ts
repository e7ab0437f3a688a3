import { fractionText } from '@baize/exact';
import type { BetsTogether } from '../sheet/together.ts';
import type { JsonValue } from './json-value.ts';

export function togetherJson(bets: BetsTogether): JsonValue {
  const { exposure } = bets;
  return {
    bets: bets.bets,
    variance: fractionText(bets.variance),
    varianceApart: fractionText(bets.varianceApart),
    pairs: bets.pairs.map(({ first, second, covariance }) => ({
      first,
      second,
      covariance: fractionText(covariance),
    })),
    exposure: {
      outcomes: Number(exposure.outcomes),
      lossChance: fractionText(exposure.lossChance),
      expectedUnits: fractionText(exposure.expectedUnits),
      worst: exposure.worst.map(({ result, units }) => ({
        result: result.cells.join(', '),
        outcomes: Number(result.weight),
        units: fractionText(units),
      })),
    },
  };
}
