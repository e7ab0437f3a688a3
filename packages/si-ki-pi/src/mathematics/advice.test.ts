import { compare, equals, fractionText, rational, subtract } from '@baize/exact';
import { cardsFrom, handFrom, siKiPi } from '@baize/testing/si-ki-pi-game';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardsText,
  compareSettings,
  DECK,
  handOf,
  houseWay,
  patternIndex,
  ranksOf,
} from '../index.ts';
import { type Advice, advise } from './advice.ts';
import { solveGame } from './solution.ts';
import { patternStrategy } from './strategy.ts';

const game = siKiPi();

function advice(hand: string, dead = '', readings = {}): Advice {
  const found = advise(siKiPi(readings), handFrom(hand), dead === '' ? [] : cardsFrom(dead));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe('with no card known dead', () => {
  const solution = solveGame(game);

  test.each(['As Kd Th 9c', '8d 4c 2s 2h', 'Ks Kh 9d 9c', '7s 7h 7d 7c', 'Kd Qs Jh Tc'])(
    '%s is advised as the strategy has it',
    (text) => {
      const hand = handFrom(text);
      const { arrangements, best, houseWay } = patternStrategy(
        solution,
        patternIndex(ranksOf(hand)),
      );
      const given = advice(text);
      expect(given.dealerHands).toBe(194_580);
      expect(given.arrangements.map(({ win, lose, standOff }) => [win, lose, standOff])).toEqual(
        arrangements.map(({ win, lose, standOff }) => [win, lose, standOff]),
      );
      expect(given.arrangements.map(({ value }) => fractionText(value))).toEqual(
        arrangements.map(({ value }) => fractionText(value)),
      );
      expect(given.cost).toEqual(subtract(best.value, houseWay.value));
    },
  );

  test('[rws-si-ki-pi-v2#3.10] the House Way is named with its rule, and what asking for it costs', () => {
    const { houseWay, arrangements, cost } = advice('8d 4c 2s 2h');
    expect(houseWay).toMatchObject({ low: ['8d', '4c'], high: ['2s', '2h'], rule: '1' });
    expect(arrangements.map(({ isHouseWay }) => isHouseWay)).toEqual([false, true]);
    expect(cardsText([...(arrangements[0]?.high ?? [])])).toMatch(/^8d 2[sh]$/);
    expect(compare(cost, rational(0))).toBe(1);
  });

  test('the House Way leads where nothing is worth more, and then costs nothing', () => {
    const { arrangements, cost } = advice('Kd Qs Jh Tc');
    expect(arrangements[0].isHouseWay).toBe(true);
    expect(arrangements).toHaveLength(3);
    expect(equals(cost, rational(0))).toBe(true);
  });
});

describe('with dead cards', () => {
  // All Aces, 8s and 9s but those in the hand, and some more: 20 cards are gone and 28 left.
  const DEAD = 'Ah Ad Ac 8s 8h 8d 8c 9s 9h 9d Ks Kh Qs Qh Js 2s 2h 3s 3h 4s';

  /** Every dealer's hand out of the cards left, by cards, settled by the comparison that settles rounds. */
  function byCards(hand: string, dead: readonly Card[], readings = {}) {
    const playing = siKiPi(readings);
    const own = handFrom(hand);
    const left = DECK.filter((card) => !own.includes(card) && !dead.includes(card));
    const found = advise(playing, own, dead);
    if (!found.ok) throw new Error(found.error.message);
    return found.value.arrangements.map((set) => {
      const count = { win: 0, lose: 0, 'stand-off': 0 };
      for (const [i, a] of left.entries()) {
        for (const [j, b] of left.slice(i + 1).entries()) {
          for (const [k, c] of left.slice(i + j + 2).entries()) {
            for (const d of left.slice(i + j + k + 3)) {
              const dealer = houseWay(handOf([a, b, c, d]), playing);
              count[compareSettings(set, dealer, playing).result] += 1;
            }
          }
        }
      }
      return [count.win, count.lose, count['stand-off']];
    });
  }

  test.each([
    ['As Kd Th 9c', {}],
    ['As Kd Th 9c', { H4: 'exclusive' }],
    ['7s 7h Kd Tc', { H3: 'permits', H1: 'highest-card' }],
  ] as const)('%s is counted over every hand the dealer can still have, %o', (hand, readings) => {
    const dead = cardsFrom(DEAD).filter((card) => !handFrom(hand).includes(card));
    const given = advice(hand, dead.join(' '), readings);
    const left = 48 - dead.length;
    expect(given.dealerHands).toBe((left * (left - 1) * (left - 2) * (left - 3)) / 24);
    expect(given.arrangements.map(({ win, lose, standOff }) => [win, lose, standOff])).toEqual(
      byCards(hand, dead, readings),
    );
  });

  test('44 dead cards leave one hand, and the result is certain', () => {
    const hand = 'As 8d Kd 9c';
    const dealer = cardsFrom('Qs Js Ts 2s');
    const dead = DECK.filter((card) => !handFrom(hand).includes(card) && !dealer.includes(card));
    const given = advise(game, handFrom(hand), dead);
    expect(given).toMatchObject({ ok: true, value: { dealerHands: 1 } });
    if (given.ok) expect(fractionText(given.value.arrangements[0].value)).toBe('19/20');
  });
});

describe('refusals, in the order in which they are looked for', () => {
  const hand = handFrom('As Kd Th 9c');
  const refused = (dead: readonly Card[]) => {
    const found = advise(game, hand, dead);
    return found.ok ? null : found.error;
  };
  const others = DECK.filter((card) => !hand.includes(card));

  test('a card of the hand cannot be dead', () => {
    expect(refused(['2s', 'As', 'As'])).toMatchObject({ code: 'dead-card-held', card: 'As' });
  });

  test('a card cannot be dead twice', () => {
    expect(refused([...others, '2s'])).toMatchObject({ code: 'duplicate-card', card: '2s' });
  });

  test('the dealer needs four cards', () => {
    expect(refused(others.slice(3))).toMatchObject({ code: 'too-many-dead-cards', most: 44 });
    expect(refused(others.slice(4))).toBeNull();
  });
});
