import type { Cell, ChiSquareResult } from '../statistics/goodness-of-fit.ts';
import { asP } from '../statistics/smallest-p.ts';

/** One test of one thing, or the reason why it was not made. */
export type Outcome = Finding | LeftOut;

export interface Finding {
  readonly kind: 'finding';
  /** What was tested, as a name for tables: `faces of die 1`. */
  readonly test: string;
  /** How many observations the test rests on. */
  readonly n: number;
  readonly statistic: number;
  /** How the statistic is distributed if nothing is wrong. */
  readonly distribution: Reference;
  /** The chance of a statistic at least this extreme if results are fair and independent. */
  readonly p: number;
  /** What was counted against what was to be expected; empty where a table would not help. */
  readonly cells: readonly Cell[];
}

/**
 * Chi-square with so many degrees of freedom, standard normal, Kolmogorov's largest distance, or a
 * count whose p-value is a bound that holds exactly.
 */
export type Reference =
  | { readonly kind: 'chi-square'; readonly degrees: number }
  | { readonly kind: 'normal' }
  | { readonly kind: 'kolmogorov' }
  | { readonly kind: 'bound' };

export interface LeftOut {
  readonly kind: 'left-out';
  readonly test: string;
  readonly reason: string;
}

export function chiSquareFinding(
  test: string,
  n: number,
  { statistic, degrees, p }: ChiSquareResult,
  cells: readonly Cell[] = [],
): Finding {
  const distribution = { kind: 'chi-square', degrees } as const;
  return { kind: 'finding', test, n, statistic, distribution, p, cells };
}

export function normalFinding(test: string, n: number, z: number, p: number): Finding {
  const distribution = { kind: 'normal' } as const;
  return { kind: 'finding', test, n, statistic: z, distribution, p, cells: [] };
}

/** A longest run or stretch; `logP` is the logarithm of a bound on its chance. */
export function boundFinding(test: string, n: number, length: number, logP: number): Finding {
  const distribution = { kind: 'bound' } as const;
  return {
    kind: 'finding',
    test,
    n,
    statistic: length,
    distribution,
    p: asP(Math.exp(logP)),
    cells: [],
  };
}

export function leftOut(test: string, reason: string): LeftOut {
  return { kind: 'left-out', test, reason };
}

/** The commonest reason. Numbers of 1,000 and more are for people, so they have commas. */
export function tooFew(test: string, have: number, need: number, what: string): LeftOut {
  const there = have === 1 ? 'is' : 'are';
  return leftOut(test, `needs ${groupDigits(need)} ${what}; there ${there} ${groupDigits(have)}.`);
}

export function groupDigits(count: number): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 roll`, `2,000 rolls`. */
export function countText(
  n: number,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  return `${groupDigits(n)} ${n === 1 ? one : many}`;
}

/** The verb that belongs to such a text. */
export function isOrAre(counted: string): string {
  return counted.startsWith('1 ') ? 'is' : 'are';
}
