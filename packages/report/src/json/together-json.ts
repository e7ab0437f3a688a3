import { fractionText } from '@baize/exact';
import type { BetsTogether } from '../sheet/together.ts';
import type { JsonValue } from './json-value.ts';

export function togetherJson(bets: BetsTogether): JsonValue {
  const { exposure } = bets;
  return {
    bets: bets.bets,
    variance: fractionText(bets.variance),
    varianceApart: fractionText(bets.varianceApart),
    pairs: bets.closest.map(({ first, second, covariance }) => ({
      first,
      second,
      covariance: fractionText(covariance),
    })),
    covariances: covariancesJson(bets),
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

/** Every pair once: of each bet, its covariance with those after it. */
function covariancesJson({ pairs }: BetsTogether): JsonValue {
  const byFirst = new Map<string, [string, string][]>();
  for (const { first, second, covariance } of pairs) {
    const others = byFirst.get(first) ?? [];
    others.push([second, fractionText(covariance)]);
    byFirst.set(first, others);
  }
  return [...byFirst].map(([bet, others]) => ({ bet, with: Object.fromEntries(others) }));
}
