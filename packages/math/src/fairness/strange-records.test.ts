import { cardReport } from '@baize/si-ki-pi/fairness';
import { seededRolls } from '@baize/testing/seeded-dice';
import { STRANGE_DECKS, STRANGE_HANDS } from '@baize/testing/strange-cards';
import { STRANGE_DICE } from '@baize/testing/strange-dice';
import { ALL_ROLLS, type Roll } from '@baize/three-dice';
import { diceRecord, diceReport } from '@baize/three-dice/fairness';
import { describe, expect, test } from 'vitest';
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

describe('runs for which a watch raises an alarm', () => {
  const stuckAt = (from: number, length: number, how: (roll: Roll, first: Roll) => Roll) => {
    const rolls = seededRolls(33, 2160);
    const first = rolls[from] ?? [1, 1, 1];
    return rolls.map((roll, i): Roll => (i >= from && i < from + length ? how(roll, first) : roll));
  };
  /** Before and after the run another face, so that it is exactly as long as it is made. */
  const faceRun = (length: number) =>
    stuckAt(1000, length, (roll) => [roll[0], 4, roll[2]]).map(
      (roll, i): Roll => (i === 999 || i === 1000 + length ? [roll[0], 5, roll[2]] : roll),
    );

  test('a face nine times running is told, and eight times is not', () => {
    expect(diceReport(faceRun(8)).alarms).toEqual([]);
    const { alarms, verdict } = diceReport(faceRun(9));
    expect(alarms).toMatchObject([
      { at: 1009, details: { stuck: 'face', die: 2, face: 4, length: 9 } },
    ]);
    expect(alarms[0]?.sentence).toContain('at most once in 671,846 rolls');
    // One such run in two thousand rolls is one in three hundred records, which is no proof.
    expect(verdict.level).toBe('usual');
  });

  test('a roll four times running is told, and three times is not', () => {
    const rollRun = (length: number) =>
      stuckAt(500, length, (_, first) => first).map(
        ([a, b, c], i): Roll =>
          i === 499 || i === 500 + length ? [a === 6 ? 1 : 6, b, c] : [a, b, c],
      );
    expect(diceReport(rollRun(3)).alarms).toEqual([]);
    const { alarms } = diceReport(rollRun(4));
    expect(alarms).toMatchObject([{ at: 504, details: { stuck: 'roll', length: 4 } }]);
    expect(alarms[0]?.sentence).toContain('at most once in 10,124,569 rolls');
  });

  test('dice in order of size are watched by combinations, from five on', () => {
    const sorted = (rolls: readonly Roll[]) =>
      rolls.map(([...dice]): Roll => {
        const [a = 1, b = 1, c = 1] = dice.toSorted((x, y) => x - y);
        return [a, b, c];
      });
    const frozen = (length: number) => {
      const rolls = sorted(seededRolls(34, 2160));
      return rolls.map((roll, i): Roll => {
        if (i === 299 || i === 300 + length) return [1, 1, 1];
        return i >= 300 && i < 300 + length ? [2, 3, 5] : roll;
      });
    };
    expect(diceReport(frozen(4)).alarms).toEqual([]);
    expect(diceReport(frozen(5)).alarms).toMatchObject([{ at: 305, details: { roll: [2, 3, 5] } }]);
  });

  test('a card dealt first five times running is told', () => {
    const deals = STRANGE_HANDS[0]?.deals(5, 400) ?? [];
    const first = (length: number) =>
      deals.map(([...cards], i) => {
        const others = cards.filter((card) => card !== 17 && card !== 18);
        if (i === 99 || i === 100 + length) return [18, ...others.slice(0, 3)];
        return i >= 100 && i < 100 + length ? [17, ...others.slice(0, 3)] : cards;
      });
    const whole = (length: number) => first(length).filter((deal) => deal.length === 4);
    expect(cardReport(whole(4)).alarms).toEqual([]);
    expect(cardReport(whole(5)).alarms).toMatchObject([
      { details: { stuck: 'first-card', length: 5 } },
    ]);
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
