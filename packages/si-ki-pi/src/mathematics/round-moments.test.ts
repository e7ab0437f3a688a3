import { decimalText, nextWord, rational, xoshiroStream } from '@baize/exact';
import { cardsFrom, siKiPi } from '@baize/testing/si-ki-pi-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_RANK_PATTERNS,
  bestBonusRow,
  compareSettings,
  DECK,
  type Hand,
  handOf,
  houseWay,
  ranksOf,
} from '../index.ts';
import { rankCounts, waysFrom } from './combinations.ts';
import { choicesOf, rankSets } from './rank-sets.ts';
import { overPairs, roundMoments, sumsHolding } from './round-moments.ts';

const game = siKiPi();
const levels = rankSets();
const moments = roundMoments(game);

/** A value for some patterns, and nothing for the others. */
const anyValue = fc
  .array(fc.tuple(fc.nat(ALL_RANK_PATTERNS.length - 1), fc.integer({ min: -20, max: 20 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((some) => {
    const value = new Int32Array(ALL_RANK_PATTERNS.length);
    for (const [pattern, worth] of some) value[pattern] = worth;
    return value;
  });

test('pairs of hands without a common card are counted as a plain loop counts them', () => {
  const someDealer = fc.constantFrom(...ALL_RANK_PATTERNS);
  fc.assert(
    fc.property(someDealer, anyValue, anyValue, (dealer, x, y) => {
      const left = rankCounts(dealer).map((count) => 4 - count);
      const choices = levels.map((sets) => choicesOf(sets, left));
      const counted = overPairs(
        sumsHolding(x, left, levels),
        sumsHolding(y, left, levels),
        choices,
      );
      expect(counted).toBe(plainly(x, y, left));
    }),
    { numRuns: 40 },
  );
});

function plainly(x: Int32Array, y: Int32Array, left: Uint8Array): number {
  let sum = 0;
  x.forEach((one, first) => {
    if (one === 0) return;
    const held = rankCounts(ALL_RANK_PATTERNS[first] ?? []);
    const rest = left.map((cards, rank) => Math.max(0, cards - (held[rank] ?? 0)));
    y.forEach((other, second) => {
      if (other === 0) return;
      const pairs =
        waysFrom(left, held) * waysFrom(rest, rankCounts(ALL_RANK_PATTERNS[second] ?? []));
      sum += one * other * pairs;
    });
  });
  return sum;
}

describe('one bet by itself has the figures of the counter that shares no code with this', () => {
  // From golden/rws-si-ki-pi-v2.csv: wins, losses and deals of the House Way, and the bonus.
  const [wins, losses, deals] = [15_376_918_350n, 16_052_157_510n, 52_677_670_500n];

  test('an initial bet', () => {
    expect(moments.initial.mean).toEqual(rational(4937043n, 180094600n));
    // A twentieth of the winnings is commission, so the house pays 19 of 20 and takes 20.
    const [first, second] = [losses * 20n - wins * 19n, losses * 400n + wins * 361n];
    expect(moments.initial.variance).toEqual(
      rational(second * deals - first * first, deals * deals * 400n),
    );
  });

  test('a bonus bet', () => {
    expect(moments.bonus.mean).toEqual(rational(1212, 20825));
    // 13 hands of four of a kind, 2,496 of three, 2,808 of two pairs, 82,368 of a pair, 183,040 of none.
    const second = 13 * 100 ** 2 + 2496 * 20 ** 2 + 2808 * 12 ** 2 + 82_368 + 183_040;
    const mean = 1212n ** 2n * 270_725n;
    expect(moments.bonus.variance).toEqual(
      rational(BigInt(second) * 20825n ** 2n - mean, 270_725n * 20825n ** 2n),
    );
  });
});

test('bets of one round move together as they do when many rounds are dealt and settled', () => {
  const { covariance } = moments;
  const dealt = dealtCovariances(40_000);
  for (const [name, value] of Object.entries(covariance)) {
    const { estimate, deviation } = dealt[name] ?? { estimate: Number.NaN, deviation: 0 };
    const off = (estimate - Number(decimalText(value, 9))) / deviation;
    expect(Math.abs(off), `${name} ${decimalText(value, 6)} against ${estimate}`).toBeLessThan(4);
  }
});

/** Two boxes and a dealer, settled by the rules: the covariances by their means, as a sample has them. */
function dealtCovariances(rounds: number) {
  const products: Record<string, number[]> = {};
  const [x, y] = [
    Number(decimalText(moments.initial.mean, 12)),
    Number(decimalText(moments.bonus.mean, 12)),
  ];
  const add = (name: string, product: number) => {
    products[name] ??= [];
    products[name].push(product);
  };
  const random = xoshiroStream(20_260_301n, 0);
  for (let round = 0; round < rounds; round += 1) {
    const [first, second, dealer] = threeHands(random);
    const [one, other] = [initialNet(first, dealer) - x, initialNet(second, dealer) - x];
    add('initials', one * other);
    add('initialAndOwnBonus', one * (bonusNet(first) - y));
    add('initialAndOtherBonus', one * (bonusNet(second) - y));
    add('initialAndDealerBonus', one * (bonusNet(dealer) - y));
    add('bonuses', (bonusNet(first) - y) * (bonusNet(dealer) - y));
  }
  return Object.fromEntries(
    Object.entries(products).map(([name, all]) => {
      const estimate = all.reduce((sum, each) => sum + each, 0) / rounds;
      const square = all.reduce((sum, each) => sum + (each - estimate) ** 2, 0) / rounds;
      return [name, { estimate, deviation: Math.sqrt(square / rounds) }];
    }),
  );
}

function threeHands(random: ReturnType<typeof xoshiroStream>): readonly [Hand, Hand, Hand] {
  const deck = [...cardsFrom(DECK.join(' '))];
  for (let place = 0; place < 12; place += 1) {
    const from = place + (nextWord(random) % (deck.length - place));
    [deck[place], deck[from]] = [at(deck, from), at(deck, place)];
  }
  const hand = (first: number): Hand => handOf(deck.slice(first, first + 4));
  return [hand(0), hand(4), hand(8)];
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There are ${items.length} cards, not ${index + 1}.`);
  return item;
}

function initialNet(player: Hand, dealer: Hand): number {
  const { result } = compareSettings(houseWay(player, game), houseWay(dealer, game), game);
  if (result === 'stand-off') return 0;
  return result === 'win' ? -0.95 : 1;
}

function bonusNet(hand: Hand): number {
  const row = bestBonusRow(ranksOf(hand), game.book.table.bonus);
  return row ? -Number(row.pays.split(' ')[0]) : 1;
}
