import { decimalText, fractionText, multiply, type Rational, rational } from '@baize/exact';
import { squareRootText } from '@baize/math';
import type { ParBet, ParPrice } from '../bets/par-bet.ts';
import { whatHappens } from '../bets/what-happens.ts';
import { labelOf } from '../chart/group-label.ts';
import type { ParGroup } from '../par-sheet.ts';
import { deviationText, skewOf } from '../sheet/figure-text.ts';
import type { Figures } from '../sheet/figures.ts';
import { type Horizon, LEVEL_90_QUANTILE } from '../sheet/horizon.ts';
import type { JsonValue } from './json-value.ts';

const DIGITS = 12;

export function betJson(bet: ParBet): JsonValue {
  const { name, ownName, play, winsWhen, prices, figures, because } = bet;
  return {
    bet: bet.bet,
    play,
    english: name.en,
    chinese: name.zh,
    document: ownName,
    winsWhen,
    prices: prices.map(priceJson),
    ...figuresJson(figures, prices),
    because,
  };
}

export function groupJson(group: ParGroup): JsonValue {
  return {
    group: labelOf(group),
    bets: group.bets.map(({ bet }) => bet),
    play: group.play,
    english: group.title.en,
    chinese: group.title.zh,
    volatility: group.figures.volatility,
    volatilityIndex90: squareRootText(
      multiply(group.figures.variance, multiply(LEVEL_90_QUANTILE, LEVEL_90_QUANTILE)),
      DIGITS,
    ),
    rounds: group.horizons.map(horizonJson),
  };
}

function priceJson({ printed, odds, when }: ParPrice): JsonValue {
  return { printed, odds: fractionText(odds), when };
}

/** The first fields are called as in `baize analyze --json`, and mean the same. */
function figuresJson(
  figures: Figures,
  prices: readonly ParPrice[],
): { readonly [key: string]: JsonValue } {
  const { returns, hit, push, payback, edge, variance, thirdCentralMoment } = figures;
  return {
    wins: Number((hit.numerator * returns.total) / hit.denominator),
    outcomes: Number(returns.total),
    hit: fractionText(hit),
    edge: fractionText(edge),
    variance: fractionText(variance),
    thirdCentralMoment: fractionText(thirdCentralMoment),
    standardDeviation: deviationText(figures, DIGITS),
    skew: skewOf(figures, DIGITS),
    push: fractionText(push),
    payback: fractionText(payback),
    hitDecimal: decimal(hit),
    edgeDecimal: decimal(edge),
    paybackDecimal: decimal(payback),
    varianceDecimal: decimal(variance),
    returns: returns.points.map(({ value, weight }) => ({
      returns: fractionText(value),
      what: whatHappens(value, prices),
      outcomes: Number(weight),
      chance: fractionText(rational(weight, returns.total)),
    })),
  };
}

/** Intervals are of the payback; counted ones are exact and are rounded here only to be short. */
function horizonJson({ rounds, method, intervals, ahead }: Horizon): JsonValue {
  return {
    rounds,
    method,
    intervals: intervals.map(({ level, low, high }) => ({
      level: fractionText(level),
      low: decimal(low),
      high: decimal(high),
    })),
    ahead: ahead === null ? null : decimal(ahead),
  };
}

function decimal(value: Rational): string {
  return decimalText(value, DIGITS);
}
