import { decimalText, fractionText, multiply, type Rational, rational } from '@baize/exact';
import { squareRootText } from '@baize/math';
import type { ParBet, ParPrice } from '../bets/par-bet.ts';
import { whatHappens } from '../bets/what-happens.ts';
import { labelOf } from '../chart/group-label.ts';
import type { ParGroup, ParSheet } from '../par-sheet.ts';
import type { CitedClause } from '../sheet/cited.ts';
import { reproductions } from '../sheet/commands.ts';
import type { ConductStep } from '../sheet/conduct.ts';
import { limitsJson } from '../sheet/exposure.ts';
import { deviationText, skewOf } from '../sheet/figure-text.ts';
import type { Figures } from '../sheet/figures.ts';
import { type Horizon, LEVEL_90_QUANTILE } from '../sheet/horizon.ts';
import type { ReadingEffect } from '../sheet/reading-effects.ts';
import type { InterpretationInForce, ReadingInForce } from '../sheet/readings.ts';
import type { BetsTogether } from '../sheet/together.ts';
import type { JsonValue } from './json-value.ts';

const DIGITS = 12;

function betJson(bet: ParBet): JsonValue {
  const { name, ownName, play, winsWhen, prices, figures, because } = bet;
  return {
    bet: bet.bet,
    play,
    english: name.en,
    chinese: name['zh-Hans'],
    document: ownName,
    winsWhen,
    prices: prices.map(priceJson),
    ...figuresJson(figures, prices),
    because,
  };
}

function groupJson(group: ParGroup): JsonValue {
  return {
    group: labelOf(group),
    bets: group.bets.map(({ bet }) => bet),
    play: group.play,
    english: group.title.en,
    chinese: group.title['zh-Hans'],
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

/** The sheet for programs. Every list is of objects whose first field names them. */
export function parJson(sheet: ParSheet): { readonly [key: string]: JsonValue } {
  const { identification, data, annexes } = sheet;
  return {
    schema: 'baize-par/1',
    identification: { ...identification, dataSha256: data.sha256 },
    data: data.data,
    bets: sheet.bets.map(betJson),
    groups: sheet.groups.map(groupJson),
    ...Object.fromEntries(annexes.map((annex) => [annex.key, annex.data])),
    together: togetherJson(sheet.together),
    readings: sheet.readings.map(readingJson),
    readingEffects: sheet.readingEffects.map(effectJson),
    interpretations: sheet.interpretations.map(interpretationJson),
    conduct: sheet.conduct.map(conductJson),
    decisiveClauses: sheet.clauses.map(ruleJson),
    rules: sheet.rules.map(ruleJson),
    verification: reproductions(sheet).map(({ does, command }) => ({ command, does })),
  };
}

/** As text: one field a line, so that two sheets can be compared line by line. */
export function parJsonText(sheet: ParSheet): string {
  return `${JSON.stringify(parJson(sheet), null, 2)}\n`;
}

function readingJson(reading: ReadingInForce): JsonValue {
  return {
    reading: reading.id,
    value: reading.value,
    default: reading.byDefault,
    others: reading.others,
    interpretation: reading.interpretation,
  };
}

function effectJson({ reading, value, insteadOf, changes }: ReadingEffect): JsonValue {
  return {
    effect: `${reading}=${value}`,
    insteadOf,
    changes: changes.map(({ title, bets, play, edge, edgeThen }) => ({
      group: play === null ? title : `${title}, ${play}`,
      bets,
      play,
      edge: fractionText(edge),
      edgeThen: fractionText(edgeThen),
    })),
  };
}

function interpretationJson(each: InterpretationInForce): JsonValue {
  return {
    interpretation: each.id,
    reads: each.reads,
    says: each.says,
    why: each.why,
    status: each.status,
    reading: each.reading,
    inForce: each.isInForce,
    bearsOnFigures: each.bearsOnFigures,
  };
}

function conductJson({ step, what, says, because }: ConductStep, index: number): JsonValue {
  return { step: `${index + 1}-${step}`, what, says, because };
}

function ruleJson({ citation, clause, kind, says }: CitedClause): JsonValue {
  return { citation, clause, kind, says };
}

function togetherJson(bets: BetsTogether): JsonValue {
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
