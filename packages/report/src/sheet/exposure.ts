import { type Money, multiply, type Rational, rational } from '@baize/exact';
import {
  type Enumeration,
  type ExposedResult,
  exposureOn,
  fullLayout,
  type LayoutLimits,
  lossChanceOn,
  meanOf,
  ticketOn,
  type WorstStakes,
  worstUnderLimits,
} from '@baize/math';

/** Limits as an operator states them, for the sheet to repeat; amounts are minor units. */
export interface ParLimits extends LayoutLimits {
  readonly default: { readonly minimum: Money; readonly maximum: Money };
  /** Other limits for certain kinds of bet: `small`, `total`, `bonus`. */
  readonly kinds: Readonly<Record<string, { readonly minimum: Money; readonly maximum: Money }>>;
  /** Whether a limit is of a whole box, whoever bets there, or of each terminal. */
  readonly per: 'box' | 'terminal';
}

/** What the house can lose in one round while stakes keep to limits. */
export interface HouseExposure {
  /** Every bet at its maximum: what the house wins by result, or loses below zero, the worst first. */
  readonly full: readonly ExposedResult[];
  readonly staked: Money;
  readonly lossChance: Rational;
  readonly expectedWin: Rational;
  /** The most that each result can cost, whoever bets what, the worst first. */
  readonly atMost: readonly WorstStakes[];
  readonly columns: Enumeration['columns'];
  readonly outcomes: bigint;
}

const RESULTS_MOST = 5;

export function exposureUnder(
  enumeration: Enumeration,
  limits: LayoutLimits,
  unit: Money,
): HouseExposure {
  const full = ticketOn(enumeration, fullLayout(enumeration, limits, unit));
  return {
    full: exposureOn(full).slice(0, RESULTS_MOST),
    staked: full.staked,
    lossChance: lossChanceOn(full),
    expectedWin: multiply(meanOf(full.net), rational(-1)),
    atMost: worstUnderLimits(enumeration, limits, unit).slice(0, RESULTS_MOST),
    columns: enumeration.columns,
    outcomes: enumeration.total,
  };
}

/** The same limit for every bet, which is one bet unit: what follows is in units of that limit. */
export function oneLimit(unit: Money): LayoutLimits {
  return {
    of: () => ({ minimum: unit, maximum: unit }),
    opposed: [],
    differential: null,
  };
}

/** As they enter the hash of the sheet and its forms for programs. */
export function limitsJson({ default: all, kinds, differential, per }: ParLimits) {
  return {
    default: { minimum: all.minimum, maximum: all.maximum },
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, { minimum, maximum }]) => [kind, { minimum, maximum }]),
    ),
    differential,
    per,
  };
}
