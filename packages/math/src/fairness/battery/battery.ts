import { rational } from '@baize/exact';
import { DICE } from '../dice/dice-space.ts';
import { type Roll, rollIndex } from '../dice/roll.ts';
import { groupDigits, type LeftOut } from '../finding.ts';
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
import { frequencyTest, serialTest } from './frequency-test.ts';
import { gapTest } from './gap-test.ts';
import { permutationTest } from './permutation-test.ts';
import { pokerTest } from './poker-test.ts';
import { runsUpTest } from './runs-up-test.ts';
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
