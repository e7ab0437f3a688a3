import { type Rational, rational } from '@baize/exact';
import { approximate } from '../../statistics/approximate.ts';
import { type Cell, goodnessOfFit } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type LeftOut, type Outcome, tooFew } from '../finding.ts';
import { type JudgedFinding, judge } from '../judged.ts';
import { GENERATOR_ADVICE, type Verdict, verdictOn } from '../verdict.ts';
import { countLength, lengthsOutcome } from './length-cells.ts';
import type { SymbolTest } from './symbol-test.ts';

/** The tests labs and regulators name, on what one mechanic draws by chance. */
export interface Battery<Drawn> {
  accept(drawn: Drawn): void;
  /** What there is to say so far; more may be accepted afterwards. */
  outcomes(): readonly Outcome[];
}

export interface BatteryReport {
  readonly findings: readonly JudgedFinding[];
  readonly leftOut: readonly LeftOut[];
  readonly verdict: Verdict;
}

/** What the batteries of one generator say together; `drawn` says how much they saw: `1,000 rolls and 100 decks`. */
export function batteryReport(outcomes: readonly Outcome[], drawn: string): BatteryReport {
  const findings = judge(outcomes);
  return {
    findings,
    leftOut: outcomes.filter((outcome) => outcome.kind === 'left-out'),
    verdict: verdictOn(findings, drawn, GENERATOR_ADVICE),
  };
}

/** Whether every symbol comes equally often. */
export function frequencyTest(name: string, symbols: number): SymbolTest {
  const counts = new Uint32Array(symbols);
  return {
    accept(symbol) {
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    },
    outcome: () => equalCellsOutcome(`${name}: frequency`, counts, 'symbols'),
  };
}

/** Whether every pair of neighbours comes equally often. Pairs do not overlap. */
export function serialTest(name: string, symbols: number): SymbolTest {
  const counts = new Uint32Array(symbols * symbols);
  let first: number | null = null;
  return {
    accept(symbol) {
      if (first === null) first = symbol;
      else {
        const cell = first * symbols + symbol;
        counts[cell] = (counts[cell] ?? 0) + 1;
        first = null;
      }
    },
    outcome: () => equalCellsOutcome(`${name}: serial`, counts, 'pairs'),
  };
}

/**
 * Whether groups of symbols come in each relative order equally often. A group in which a symbol
 * occurs twice has no order and is passed over; the orders of the others are equally likely exactly.
 */
export function permutationTest(name: string, size: number): SymbolTest {
  const counts = new Uint32Array(factorial(size));
  const group: number[] = [];
  return {
    accept(symbol) {
      group.push(symbol);
      if (group.length < size) return;
      if (!hasRepeat(group)) {
        const order = orderIndex(group);
        counts[order] = (counts[order] ?? 0) + 1;
      }
      group.length = 0;
    },
    outcome: () => equalCellsOutcome(`${name}: permutation`, counts, 'groups without a repeat'),
  };
}

/** The rank of an order among all orders of as many different numbers: 0 for an ascending one. */
export function orderIndex(values: readonly number[]): number {
  let index = 0;
  for (const [i, value] of values.entries()) {
    const later = values.slice(i + 1);
    index = index * (values.length - i) + later.filter((other) => other < value).length;
  }
  return index;
}

function hasRepeat(group: readonly number[]): boolean {
  return group.some((symbol, i) => group.indexOf(symbol) !== i);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** Pearson's test of counts that should all be the same, once five are expected in each. */
function equalCellsOutcome(test: string, counts: Uint32Array, what: string): Outcome {
  let n = 0;
  for (const count of counts) n += count;
  const need = 5 * counts.length;
  if (n < need) return tooFew(test, n, need, what);
  const expected = rational(n, counts.length);
  const cells = Array.from(counts, (observed, i): Cell => ({ label: `${i}`, observed, expected }));
  return chiSquareFinding(test, n, goodnessOfFit(cells));
}

/** Whether the marked symbols come after as many others as they should. */
export function gapTest(
  name: string,
  chance: Rational,
  isMarked: (symbol: number) => boolean,
): SymbolTest {
  const gaps = new Map<number, number>();
  let gap = 0;
  return {
    accept(symbol) {
      gap += 1;
      if (!isMarked(symbol)) return;
      countLength(gaps, gap);
      gap = 0;
    },
    outcome: () =>
      lengthsOutcome(`${name}: gap`, gaps, tenths(approximate(chance)), beyond(chance), 'gaps'),
  };
}

/** Lengths near the tenths of the geometric distribution; where exactly they lie does not matter. */
function tenths(chance: number): readonly number[] {
  const lengths = Array.from({ length: 10 }, (_, i) =>
    Math.floor(1 + Math.log(1 - i / 10) / Math.log(1 - chance)),
  );
  return [...new Set(lengths)];
}

/** A gap is at least that long if one symbol fewer passed without a mark. */
function beyond({ numerator, denominator }: Rational) {
  return (length: number) => ({
    ways: (denominator - numerator) ** BigInt(length - 1),
    of: denominator ** BigInt(length - 1),
  });
}

/**
 * Whether runs of strictly rising symbols are as long as they should be. The symbol that ends a run
 * is passed over, so that lengths are independent of each other (Knuth, volume 2, 3.3.2).
 */
export function runsUpTest(name: string, symbols: number): SymbolTest {
  const lengths = new Map<number, number>();
  let length = 0;
  let last = -1;
  return {
    accept(symbol) {
      if (length === 0 || symbol > last) {
        length += 1;
        last = symbol;
      } else {
        countLength(lengths, length);
        length = 0;
      }
    },
    outcome: () => {
      const starts = Array.from({ length: Math.min(symbols, 12) }, (_, i) => i + 1);
      return lengthsOutcome(`${name}: runs`, lengths, starts, risingAtLeast(symbols), 'runs');
    },
  };
}

/** So many symbols rise strictly if they are different and in the one order out of all. */
function risingAtLeast(symbols: number) {
  return (length: number) => ({
    ways: choose(symbols, length),
    of: BigInt(symbols) ** BigInt(length),
  });
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
