import { describe, expect, test } from 'vitest';
import { seededRolls } from '../testing/seeded-dice.ts';
import { STRANGE_DECKS, STRANGE_HANDS } from '../testing/strange-cards.ts';
import { STRANGE_DICE } from '../testing/strange-dice.ts';
import { cardReport } from './cards/card-record.ts';
import { diceRecord, diceReport } from './dice/dice-record.ts';
import { ALL_ROLLS, type Roll } from './dice/roll.ts';
import type { RecordReport } from './record-report.ts';

const isUnusual = ({ level }: RecordReport['verdict']): boolean =>
  level === 'unusual' || level === 'very-unusual';

/** The test that won most of the evidence when it was highest. */
function strongest({ evidence }: RecordReport): string | undefined {
  return evidence.highest?.parts.toSorted((a, b) => b.log - a.log)[0]?.test;
}

describe('records of dice that are wrong, each by evidence and at one look', () => {
  test.each([
    ['every roll equally often', 'too even rolls'],
    ['every die like a pack of its six faces', 'faces of 1 to 12 rolls before'],
    ['one die stuck for 30 rolls', 'longest run of one face'],
    ['a roll frozen 20 times', 'longest run of one roll'],
    ['a block of 200 rolls replayed', 'longest stretch of rolls that came again'],
    ['a device with a cycle of 700 rolls', 'longest stretch of rolls that came again'],
    ['one six in five read as a five', 'faces of all dice'],
    ['two dice alike in one roll of ten', 'dice 1 and 2 together'],
    ['the last roll again in one of twenty', 'faces of 1 to 12 rolls before'],
    ['the roll seven before in one of ten', 'faces of 1 to 12 rolls before'],
  ])('%s: mostly by "%s"', (what, by) => {
    const rolls = STRANGE_DICE.find((each) => each.what === what)?.rolls(7, 2160) ?? [];
    const report = diceReport(rolls);
    expect(rolls).toHaveLength(2160);
    expect(report.verdict.level).toBe('very-unusual');
    expect(report.oneLook.level).toBe('very-unusual');
    expect(strongest(report)).toBe(by);
  });

  test('all 216 rolls exactly ten times are not called fair, in whatever order', () => {
    const ten = Array.from({ length: 10 }, () => ALL_ROLLS).flat();
    const byTens = ALL_ROLLS.flatMap((roll) => Array.from({ length: 10 }, (): Roll => roll));
    const backwards = ten.toReversed();
    for (const rolls of [ten, byTens, backwards]) {
      expect(diceReport(rolls).verdict.level).toBe('very-unusual');
      expect(diceReport(rolls).oneLook.level).toBe('very-unusual');
    }
  });

  test('a bad hour in a long good record is still there at its end', () => {
    const rolls = seededRolls(81, 40_000).map(
      (roll, i): Roll => (i >= 9000 && i < 9060 ? [roll[0], 4, roll[2]] : roll),
    );
    const { verdict, evidence } = diceReport(rolls);
    expect(verdict.level).toBe('very-unusual');
    expect(evidence.highest?.at).toBeGreaterThan(9000);
    expect(evidence.now?.log).toBeLessThanOrEqual(evidence.highest?.log ?? 0);
  });
});

describe('records of cards that are wrong', () => {
  test.each([
    ['a card missing from the deck', 'cards dealt'],
    ['the same hand 3 times running, once', 'longest stretch of deals that came again'],
    ['a block of 30 hands replayed', 'longest stretch of deals that came again'],
    ['first cards like a pack of 52', 'too even first cards'],
    ['one hand in ten keeps a card', 'first cards of 1 to 12 deals before'],
    ['a pair in half of the hands', 'pairs among four cards'],
  ])('%s: mostly by "%s"', (what, by) => {
    const deals = STRANGE_HANDS.find((each) => each.what === what)?.deals(7, 3000) ?? [];
    const report = cardReport(deals);
    expect(isUnusual(report.verdict)).toBe(true);
    expect(strongest(report)).toBe(by);
  });

  test.each([
    ['shuffled by one riffle', 'neighbours kept from deck to deck'],
    ['shuffled by three riffles', 'neighbours kept from deck to deck'],
    ['the same deck twice, once', 'longest stretch of deals that came again'],
    ['the bottom card stays in one deck of ten', 'cards by place in the deck'],
    ['the card at place 20 stays for one deck in ten', 'places that keep their card'],
  ])('%s: mostly by "%s"', (what, by) => {
    const decks = STRANGE_DECKS.find((each) => each.what === what)?.deals(7, 300) ?? [];
    const report = cardReport(decks);
    expect(isUnusual(report.verdict)).toBe(true);
    expect(strongest(report)).toBe(by);
  });

  test('fair hands and fair decks are not', () => {
    for (const { deals } of [STRANGE_HANDS[0], STRANGE_DECKS[0]].filter(
      (each) => each !== undefined,
    )) {
      expect(cardReport(deals(7, 1000)).verdict.level).toBe('usual');
    }
  });
});

test('looking after every fiftieth roll calls at most five fair tables in a hundred unusual', () => {
  const tables = 100;
  let ever = 0;
  for (let table = 0; table < tables; table += 1) {
    const record = diceRecord();
    let highest = 0;
    for (const [i, roll] of seededRolls(9000 + table, 1000).entries()) {
      record.accept(roll);
      if (i % 50 === 49) highest = Math.max(highest, record.keeper.summary().now?.log ?? 0);
    }
    if (highest >= Math.log(20)) ever += 1;
  }
  // Five of a hundred is the most there should be on average; three standard deviations are 6.5.
  expect(ever).toBeLessThanOrEqual(11);
});

test('a report in between changes nothing', () => {
  const rolls = seededRolls(82, 3000);
  const record = diceRecord();
  for (const [i, roll] of rolls.entries()) {
    record.accept(roll);
    if (i === 1234) record.report();
  }
  expect(record.report().findings).toEqual(diceReport(rolls).findings);
});
