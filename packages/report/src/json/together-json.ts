import { fractionText, multiply, type Rational, rational } from '@baize/exact';
import { limitsJson } from '../sheet/exposure.ts';
import type { BetsTogether } from '../sheet/together.ts';
import type { JsonValue } from './json-value.ts';

export function togetherJson(bets: BetsTogether): JsonValue {
  const { exposure } = bets;
  const inUnits = (value: Rational): Rational => multiply(value, rational(1, bets.unit));
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
      expectedUnits: fractionText(inUnits(exposure.expectedWin)),
      worst: exposure.full.map(({ result, net }) => ({
        result: result.cells.join(', '),
        outcomes: Number(result.weight),
        units: fractionText(inUnits(rational(net))),
      })),
      atMost: exposure.atMost.map(({ result, loss, stakes }) => ({
        result: result.cells.join(', '),
        outcomes: Number(result.weight),
        units: fractionText(inUnits(rational(loss))),
        bets: stakes.map(({ bet }) => bet.bet).join(' '),
      })),
    },
    ...(bets.limited === null ? {} : { underLimits: limitedJson(bets.limited) }),
  };
}

/** Amounts are minor units. */
function limitedJson({ limits, exposure }: NonNullable<BetsTogether['limited']>): JsonValue {
  return {
    limits: limitsJson(limits),
    staked: exposure.staked,
    lossChance: fractionText(exposure.lossChance),
    expectedWin: fractionText(exposure.expectedWin),
    full: exposure.full.map(({ result, net }) => ({
      result: result.cells.join(', '),
      outcomes: Number(result.weight),
      net,
    })),
    atMost: exposure.atMost.map(({ result, loss, stakes }) => ({
      result: result.cells.join(', '),
      outcomes: Number(result.weight),
      loss,
      stakes: Object.fromEntries(stakes.map(({ bet, stake }) => [bet.bet, stake])),
    })),
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
