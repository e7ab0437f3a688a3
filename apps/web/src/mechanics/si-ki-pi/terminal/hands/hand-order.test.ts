import { describe, expect, test } from 'vitest';
import {
  type HandOrder,
  laidOut,
  lowSide,
  orderOf,
  swapCards,
  type Way,
  wayOf,
} from './hand-order.ts';

const points = (total: number) => ({
  kind: 'points',
  points: total,
  rank: 'K',
  counts: [0, total],
});
const GONG = { kind: 'gong', points: null, rank: '8', counts: [8, 2] };
const PAIR = { kind: 'pair', points: null, rank: '8', counts: [8, 8] };

/** The three ways to part K 8 8 2. */
const WAYS = [
  { low: 'Kc 8s', high: '8h 2d', values: { low: points(8), high: GONG }, isHouseWay: true },
  { low: 'Kc 8h', high: '8s 2d', values: { low: points(8), high: GONG }, isHouseWay: false },
  { low: 'Kc 2d', high: '8s 8h', values: { low: points(2), high: PAIR }, isHouseWay: false },
] as unknown as readonly [Way, Way, Way];

const DEALT: HandOrder = ['Kc', '8s', '8h', '2d'];

describe('four cards before a player', () => {
  test('lie as they were dealt until somebody moves them, and a kept order of other cards is no order', () => {
    expect(orderOf('Kc 8s 8h 2d', undefined)).toEqual(DEALT);
    expect(orderOf('Kc 8s 8h 2d', ['2d', 'Kc', '8h', '8s'])).toEqual(['2d', 'Kc', '8h', '8s']);
    expect(orderOf('Kc 8s 8h 2d', ['2d', 'Kc', '8h', '8c'])).toEqual(DEALT);
    expect(orderOf('Kc 8s', undefined)).toBeNull();
  });

  test('every order of them is one of the three ways, whichever two lie together', () => {
    const orders = DEALT.flatMap((a) =>
      DEALT.filter((b) => b !== a).map((b) => {
        const [c, d] = DEALT.filter((each) => each !== a && each !== b);
        return [a, b, c, d] as HandOrder;
      }),
    );
    expect(orders).toHaveLength(12);
    const found = orders.map((order) => wayOf(order, WAYS));
    for (const way of WAYS) expect(found.filter((each) => each === way)).toHaveLength(4);
  });

  test('a swap across makes another way, and the same swap back makes the first again', () => {
    const kept = swapCards(DEALT, '8s', '2d');
    expect(kept).toEqual(['Kc', '2d', '8h', '8s']);
    expect(wayOf(kept, WAYS)).toBe(WAYS[2]);
    expect(swapCards(kept, '8s', '2d')).toEqual(DEALT);
  });

  test('Low and High are where the ranking puts them, and no card moves for it', () => {
    expect(lowSide(DEALT, WAYS[0])).toBe('left');
    expect(lowSide(['8h', '2d', 'Kc', '8s'], WAYS[0])).toBe('right');
  });

  test('a way chosen by its key lays the same cards out, Low where most of it lay', () => {
    for (const way of WAYS) {
      const order = laidOut(DEALT, way);
      expect([...order].toSorted()).toEqual([...DEALT].toSorted());
      expect(wayOf(order, WAYS)).toBe(way);
    }
    expect(laidOut(['8h', '2d', 'Kc', '8s'], WAYS[0])).toEqual(['8h', '2d', 'Kc', '8s']);
  });
});
