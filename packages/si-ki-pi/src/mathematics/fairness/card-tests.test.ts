import { type Finding, type Outcome, orderIndex } from '@baize/math/fairness/kit';
import { seededDecks } from '@baize/testing/seeded-dice';
import { STRANGE_DECKS } from '@baize/testing/strange-cards';
import { describe, expect, test } from 'vitest';
import { cardReport, cardTests } from './card-record.ts';
import { cardTally } from './card-tally.ts';
import { type Deal, placeOf } from './deck.ts';
import { HAND_PATTERNS, patternIndex } from './hand-patterns.ts';

function testsOf(deals: readonly Deal[]): readonly Outcome[] {
  const tally = cardTally();
  for (const deal of deals) tally.accept(deal);
  return cardTests(tally);
}

function finding(deals: readonly Deal[], name: string): Finding {
  const found = testsOf(deals).find(({ test: title }) => title === name);
  if (found?.kind !== 'finding') throw new Error(`No finding named ${name}: ${found?.reason}`);
  return found;
}

test('the patterns of all 270,725 hands, dealt out one by one', () => {
  const counts = new Map<string, number>();
  for (let a = 0; a < 52; a += 1) {
    for (let b = a + 1; b < 52; b += 1) {
      for (let c = b + 1; c < 52; c += 1) {
        for (let d = c + 1; d < 52; d += 1) {
          // Ranks by fours, as the deck is printed: a pair is two cards of the same four.
          const ranks = [a, b, c, d].map((place) => place >> 2);
          const sizes = [...new Set(ranks)].map((rank) => ranks.filter((r) => r === rank).length);
          const pattern = sizes.sort((x, y) => y - x).join('');
          counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
        }
      }
    }
  }
  expect(HAND_PATTERNS.map(({ pattern }) => counts.get(pattern))).toEqual(
    HAND_PATTERNS.map(({ hands }) => hands),
  );
  expect([...counts.values()].reduce((a, b) => a + b)).toBe(270_725);
});

test.each([
  ['As Kd Th 9c', '1111'],
  ['As Ad Th 9c', '211'],
  ['As Td Ah Tc', '22'],
  ['9s 9d Th 9c', '31'],
  ['9s 9d 9h 9c', '4'],
])('%s has the pattern %s', (text, pattern) => {
  const [a = 0, b = 0, c = 0, d = 0] = text.split(' ').map((card) => placeOf(card) ?? 0);
  expect(HAND_PATTERNS[patternIndex(a, b, c, d)]?.pattern).toBe(pattern);
});

test('the orders of four cards are numbered 0 to 23, each once', () => {
  const orders = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].flatMap((c) => [0, 1, 2, 3].map((d) => [a, b, c, d]))),
  );
  const permutations = orders.filter((order) => new Set(order).size === 4);
  expect(permutations.map(orderIndex).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, i) => i),
  );
  expect(orderIndex([1, 2, 3, 4])).toBe(0);
  expect(orderIndex([9, 7, 5, 3])).toBe(23);
});

describe('records that are perfectly even', () => {
  // Thirteen deals of four hold each card once; rotated, every card is first equally often.
  const block = Array.from({ length: 13 }, (_, i) => [0, 1, 2, 3].map((j) => 4 * i + j));
  const rotated = [0, 1, 2, 3].flatMap((by) =>
    block.map((deal) => [...deal.slice(by), ...deal.slice(0, by)]),
  );
  const deals = Array.from({ length: 5 }, () => rotated).flat();

  test.each([
    ['cards dealt', 1040, 51],
    ['ranks dealt', 1040, 12],
    ['suits dealt', 1040, 3],
    ['first cards', 260, 51],
  ])('%s', (name, n, degrees) => {
    expect(finding(deals, name)).toMatchObject({ n, distribution: { degrees } });
    expect(finding(deals, name).statistic).toBeCloseTo(0, 9);
    expect(finding(deals, name).p).toBeLessThan(0.01);
  });

  test('but four of a kind in every deal is noticed', () => {
    expect(finding(deals, 'pairs among four cards').p).toBeLessThan(1e-9);
    expect(finding(deals, 'orders of four cards').p).toBeLessThan(1e-9);
  });
});

describe('what each test is there to notice', () => {
  const fair = seededDecks(72, 2000);
  const hands = fair.map((deck) => deck.slice(0, 4));

  test('nothing in fair hands and fair decks', () => {
    expect(cardReport(hands).verdict.level).toBe('usual');
    expect(cardReport(fair).verdict.level).toBe('usual');
  });

  test('a missing card', () => {
    const without = fair.map((deck) => deck.filter((card) => card !== placeOf('As')).slice(0, 4));
    expect(finding(without, 'cards dealt').p).toBeLessThan(1e-9);
  });

  test('cards that come back in the next deal', () => {
    const sticky = hands.map((deal, i): Deal => {
      const before = hands[i - 1]?.[0];
      if (i % 10 !== 0 || before === undefined || deal.includes(before)) return deal;
      return [before, ...deal.slice(1)];
    });
    expect(finding(sticky, 'cards dealt again in the next deal').p).toBeLessThan(0.01);
  });

  test('one riffle instead of seven', () => {
    const riffled = STRANGE_DECKS.find(({ what }) => what === 'shuffled by one riffle');
    const decks = riffled?.deals(22, 300) ?? [];
    expect(finding(decks, 'neighbours kept from deck to deck').p).toBeLessThan(1e-9);
  });

  test('a bottom card that stays at the bottom', () => {
    const stuck = fair.map((deck, i): Deal => {
      if (i % 10 !== 0) return deck;
      return [...deck.filter((card) => card !== 51), 51];
    });
    expect(finding(stuck, 'cards by place in the deck').p).toBeLessThan(1e-6);
  });

  test('hands recorded in order of rank are recognised, not accused', () => {
    const sorted = hands.map((deal) => deal.toSorted((a, b) => a - b));
    const { verdict, leftOut } = cardReport(sorted);
    expect(verdict.level).toBe('usual');
    expect(leftOut.map(({ test: name }) => name)).toEqual([
      'first cards',
      'orders of four cards',
      'cards by place in the deck',
      'neighbours kept from deck to deck',
      'first cards of 1 to 12 deals before',
      'longest run of one first card',
      'longest stretch of deals that came again',
    ]);
  });
});

test('whole decks leave counts out, and a short record says what is missing', () => {
  const { leftOut, facts } = cardReport(seededDecks(23, 30));
  expect(facts).toEqual({ cards: 1560, deals: 30 });
  expect(leftOut.map(({ test: name, reason }) => `${name}: ${reason}`)).toEqual([
    'cards dealt: whole decks hold every card once.',
    'ranks dealt: whole decks hold every card once.',
    'suits dealt: whole decks hold every card once.',
    'first cards: needs 260 deals; there are 30.',
    'orders of four cards: needs 120 deals of four cards or more; there are 30.',
    'cards dealt again in the next deal: needs 51 deals; there are 30.',
    'cards by place in the deck: needs 260 whole decks; there are 30.',
    'neighbours kept from deck to deck: needs 51 whole decks; there are 30.',
    'first cards of 1 to 12 deals before: needs 300 deals; there are 30.',
  ]);
  expect(cardReport([]).verdict.level).toBe('no-test');
});

describe('how often fair cards are found unusual', () => {
  const hands = Array.from({ length: 250 }, (_, i) => testsOf(seededDecks(500 + i, 300, 4)));
  const decks = Array.from({ length: 250 }, (_, i) => testsOf(seededDecks(5000 + i, 260)));

  test.each([
    ['hands', hands],
    ['decks', decks],
  ])('%s: each test about as often as its level says', (_name, records) => {
    for (const outcome of records[0] ?? []) {
      if (outcome.kind !== 'finding') continue;
      const below = records.filter((outcomes) =>
        outcomes.some((o) => o.kind === 'finding' && o.test === outcome.test && o.p < 0.05),
      ).length;
      // 12.5 of 250 are to be expected at 5%; four standard deviations are 13.8.
      const isBound = outcome.distribution.kind === 'bound';
      const isAsExpected = isBound ? below <= 26 : Math.abs(below - 12.5) <= 13.8;
      expect({ test: outcome.test, isAsExpected }).toEqual({
        test: outcome.test,
        isAsExpected: true,
      });
    }
  });
});
