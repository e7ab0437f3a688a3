import { DECK } from '@baize/si-ki-pi';
import { deckBattery } from '@baize/si-ki-pi/fairness';
import {
  loadedRolls,
  seededNumbers,
  seededDecks as seededPlaces,
  seededRolls,
} from '@baize/testing/seeded-dice';
import { ALL_ROLLS, FACES, type Roll } from '@baize/three-dice';
import { diceBattery } from '@baize/three-dice/fairness';
import { describe, expect, test } from 'vitest';
import { batteryReport } from './battery.ts';

type Cards = readonly (readonly string[])[];

function seededDecks(seed: number, count: number): Cards {
  return seededPlaces(seed, count).map((deck) => deck.map((place) => DECK[place] ?? ''));
}

function reportOn(rolls: readonly Roll[], decks: Cards) {
  const [dice, cards] = [diceBattery(), deckBattery()];
  for (const roll of rolls) dice.accept(roll);
  for (const deck of decks) cards.accept(deck);
  const drawn = `${rolls.length} rolls and ${decks.length} decks`;
  return batteryReport([...dice.outcomes(), ...cards.outcomes()], drawn);
}

describe('the battery', () => {
  const fair = reportOn(seededRolls(51, 60_000), seededDecks(52, 15_000));

  test('has eight tests of faces, eight of rolls and eight of deals', () => {
    const names = [...fair.findings, ...fair.leftOut].map(({ test: name }) => name);
    const kinds = ['faces', 'rolls', 'deals'].map((stream) =>
      names
        .filter((name) => name.startsWith(stream))
        .map((name) => name.slice(stream.length + 2))
        .toSorted(),
    );
    const common = [
      'Kolmogorov-Smirnov',
      'coupon collector',
      'gap',
      'permutation',
      'poker',
      'runs',
      'serial',
    ];
    expect(kinds[0]).toEqual([...common, 'frequency'].toSorted());
    expect(kinds[1]).toEqual([...common, 'frequency'].toSorted());
    expect(kinds[2]).toEqual([...common, 'frequency by place'].toSorted());
    expect(names).toHaveLength(24);
  });

  test('leaves out what so few draws cannot support, and says so', () => {
    expect(fair.leftOut.map(({ test: name, reason }) => `${name} ${reason}`)).toEqual([
      'rolls: serial needs 233,280 pairs; there are 30,000.',
      'deals: serial needs 13,520 pairs; there are 7,500.',
    ]);
    expect(reportOn([], []).findings).toEqual([]);
    expect(reportOn([], []).verdict.level).toBe('no-test');
  });

  test('finds nothing in a good generator', () => {
    expect(fair.verdict.level).toBe('usual');
    expect(fair.verdict.sentences.join(' ')).toContain('60000 rolls and 15000 decks');
  });

  test('may be asked in between', () => {
    const tests = diceBattery();
    const rolls = seededRolls(53, 2000);
    for (const roll of rolls.slice(0, 1000)) tests.accept(roll);
    tests.outcomes();
    for (const roll of rolls.slice(1000)) tests.accept(roll);
    const asked = [...tests.outcomes(), ...deckBattery().outcomes()];
    expect(batteryReport(asked, '2000 rolls and 0 decks')).toEqual(reportOn(rolls, []));
  });
});

describe('generators that are wrong on purpose', () => {
  const decks = seededDecks(54, 2000);

  /** The tests whose p-value, all tests allowed for, is below 1%. */
  function rejectedBy(rolls: readonly Roll[], cards: Cards = decks): readonly string[] {
    return reportOn(rolls, cards)
      .findings.filter(({ holm }) => holm < 0.01)
      .map(({ test: name }) => name);
  }

  test('a die at 20% instead of 16.67%', () => {
    const names = rejectedBy(loadedRolls(55, 30_000, 6, 200));
    expect(names).toContain('faces: frequency');
    expect(names).toContain('faces: gap');
    expect(names).toContain('rolls: frequency');
    expect(names.some((name) => name.startsWith('deals'))).toBe(false);
  });

  test('a counter: perfectly even, and nothing else', () => {
    const names = rejectedBy(
      Array.from({ length: 20_000 }, (_, i) => ALL_ROLLS[i % 216] ?? [1, 1, 1]),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        // Perfectly even is as unlikely as very uneven.
        'rolls: frequency',
        'faces: serial',
        'faces: poker',
        'rolls: gap',
        'rolls: coupon collector',
        'rolls: permutation',
        'rolls: runs',
      ]),
    );
  });

  test('every second roll is the first one upside down', () => {
    const rolls = seededRolls(56, 5_000).flatMap((roll): Roll[] => [
      roll,
      ALL_ROLLS[215 - ALL_ROLLS.indexOf(roll)] ?? roll,
    ]);
    expect(rejectedBy(rolls).some((name) => name.startsWith('rolls'))).toBe(true);
  });

  test('a byte reduced by remainder without rejection favours 1 to 4', () => {
    // 256 = 42 x 6 + 4: faces 1 to 4 get 43 byte values, 5 and 6 get 42.
    const next = seededNumbers(57);
    const face = () => FACES[(next() >>> 24) % 6] ?? 1;
    const rolls = Array.from({ length: 150_000 }, (): Roll => [face(), face(), face()]);
    expect(rejectedBy(rolls, [])).toContain('faces: frequency');
  });

  test('a shuffle that exchanges any two places, instead of Fisher and Yates', () => {
    const next = seededNumbers(58);
    const naive = Array.from({ length: 5000 }, () => {
      const deck = [...DECK];
      for (let place = 0; place < 52; place += 1) {
        const other = next() % 52;
        const [x, y] = [deck[place], deck[other]];
        if (x === undefined || y === undefined) continue;
        deck[place] = y;
        deck[other] = x;
      }
      return deck;
    });
    expect(rejectedBy([], naive)).toContain('deals: frequency by place');
  });
});

test('fair generators pass for nineteen of twenty seeds or more', () => {
  const levels = Array.from(
    { length: 20 },
    (_, i) => reportOn(seededRolls(100 + i, 8_000), seededDecks(200 + i, 500)).verdict.level,
  );
  expect(levels.filter((level) => level === 'usual').length).toBeGreaterThanOrEqual(18);
  expect(levels).not.toContain('very-unusual');
});
