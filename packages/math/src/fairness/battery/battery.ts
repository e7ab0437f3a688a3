import { type Rational, rational } from '@baize/exact';
import { approximate } from '../../statistics/approximate.ts';
import { type Cell, goodnessOfFit } from '../../statistics/goodness-of-fit.ts';
import { orderIndex } from '../cards/hand-patterns.ts';
import { DICE } from '../dice/dice-space.ts';
import { type Roll, rollIndex } from '../dice/roll.ts';
import { chiSquareFinding, groupDigits, type LeftOut, type Outcome, tooFew } from '../finding.ts';
import { type JudgedFinding, judge } from '../judged.ts';
import { GENERATOR_ADVICE, type Verdict, verdictOn } from '../verdict.ts';
import { couponTest } from './coupon-test.ts';
import {
  type DeckTest,
  dealPatternTest,
  dealUniformTest,
  placesOf,
  placeTest,
} from './deal-tests.ts';
import { countLength, lengthsOutcome } from './length-cells.ts';
import { pokerTest } from './poker-test.ts';
import type { SymbolTest } from './symbol-test.ts';
import { uniformTest } from './uniform-test.ts';

export interface BatteryReport {
  readonly rolls: number;
  readonly decks: number;
  readonly findings: readonly JudgedFinding[];
  readonly leftOut: readonly LeftOut[];
  readonly verdict: Verdict;
}

export interface Battery {
  acceptRoll(roll: Roll): void;
  acceptDeck(deck: readonly string[]): void;
  /** What there is to say so far; more may be accepted afterwards. */
  report(): BatteryReport;
}

/** The tests labs and regulators name, on faces, on rolls as the game uses them, and on deals. */
export function battery(): Battery {
  const faces = faceBattery();
  const rolls = rollBattery();
  const firstCards = firstCardBattery();
  const orders = permutationTest('deals', 4);
  const decks: readonly DeckTest[] = [placeTest(), dealPatternTest(), dealUniformTest()];
  const seen = { rolls: 0, decks: 0 };
  return {
    acceptRoll(roll) {
      seen.rolls += 1;
      for (const test of faces) for (const face of roll) test.accept(face - 1);
      const index = rollIndex(roll);
      for (const test of rolls) test.accept(index);
    },
    acceptDeck(deck) {
      seen.decks += 1;
      const places = placesOf(deck);
      for (const test of decks) test.accept(places);
      for (const test of firstCards) test.accept(places[0] ?? 0);
      for (const place of places.slice(0, 4)) orders.accept(place);
    },
    report: () => reportOn(seen, [...faces, ...rolls, ...decks, orders, ...firstCards]),
  };
}

function faceBattery(): readonly SymbolTest[] {
  return [
    frequencyTest('faces', 6),
    serialTest('faces', 6),
    gapTest('faces', rational(1, 6), (face) => face === 5),
    pokerTest('faces', 6),
    couponTest('faces', 6),
    permutationTest('faces', 3),
    runsUpTest('faces', 6),
    // Eleven, so that the numbers do not begin with the same face of the same roll every time.
    uniformTest('faces', 6, 11),
  ];
}

function rollBattery(): readonly SymbolTest[] {
  return [
    frequencyTest('rolls', 216),
    serialTest('rolls', 216),
    gapTest('rolls', rational(1, 36), (roll) => DICE.marks?.isMarked[roll] === 1),
    pokerTest('rolls', 216),
    couponTest('rolls', 216),
    permutationTest('rolls', 4),
    runsUpTest('rolls', 216),
    uniformTest('rolls', 216, 4),
  ];
}

function firstCardBattery(): readonly SymbolTest[] {
  return [
    serialTest('deals', 52),
    // The four aces are printed first.
    gapTest('deals', rational(1, 13), (place) => place < 4),
    couponTest('deals', 52),
    runsUpTest('deals', 52),
  ];
}

function reportOn(
  { rolls, decks }: { readonly rolls: number; readonly decks: number },
  tests: readonly (SymbolTest | DeckTest)[],
): BatteryReport {
  const outcomes = tests.map((test) => test.outcome());
  const findings = judge(outcomes);
  const what = `${groupDigits(rolls)} rolls and ${groupDigits(decks)} decks`;
  return {
    rolls,
    decks,
    findings,
    leftOut: outcomes.filter((outcome) => outcome.kind === 'left-out'),
    verdict: verdictOn(findings, what, GENERATOR_ADVICE),
  };
}

/** Whether every symbol comes equally often. */
function frequencyTest(name: string, symbols: number): SymbolTest {
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
