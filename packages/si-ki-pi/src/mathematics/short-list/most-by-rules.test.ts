import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropDominated, listGain, mostByRules, ruleCover } from './find-short-list.ts';
import { gainInOrder, inUsefulOrder } from './list-order.ts';
import type { SafeRule } from './safe-rules.ts';

/** Up to seven rules with small gains on up to six patterns; what the rules say does not matter here. */
const anyRules: fc.Arbitrary<readonly SafeRule[]> = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 30 })), {
      minLength: 1,
      maxLength: 5,
      selector: ([pattern]) => pattern,
    })
    .map((gains) => ({
      rule: { pairs: null, facts: [], action: { kind: 'best-low' as const } },
      gains: new Map(gains),
    })),
  { minLength: 1, maxLength: 7 },
);

/** The best list of a length, by looking at all of them. */
function mostByLooking(rules: readonly SafeRule[], length: number): number {
  const cover = ruleCover(rules);
  const lists = rules.reduce<number[][]>(
    (all, _, rule) => all.concat(all.map((list) => [...list, rule])),
    [[]],
  );
  const fitting = lists.filter((list) => list.length <= length);
  return Math.max(...fitting.map((list) => listGain(cover, list)));
}

test('the bound is never below what the best list gains, and the list never above it', () => {
  fc.assert(
    fc.property(anyRules, fc.integer({ min: 1, max: 4 }), (rules, length) => {
      const cover = ruleCover(rules);
      // More than any list can gain, so that the search goes on to its end.
      const all = cover.most.reduce((sum, gain) => sum + gain, 0);
      const most = mostByRules(cover, length, all + 1, 200);
      const best = mostByLooking(rules, length);
      expect(most.bound).toBeGreaterThanOrEqual(best);
      expect(most.gain).toBeLessThanOrEqual(best);
      expect(most.list.length).toBeLessThanOrEqual(length);
      expect(listGain(cover, most.list)).toBe(most.gain);
    }),
  );
});

test('rules left out as dominated are never needed', () => {
  fc.assert(
    fc.property(anyRules, fc.integer({ min: 1, max: 4 }), (rules, length) => {
      expect(mostByLooking(dropDominated(rules), length)).toBe(mostByLooking(rules, length));
    }),
  );
});

test('an order keeps every rule, and gains no more than the best rule for each hand would', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const deciding = rules.map(({ rule, gains }) => ({ rule, decides: gains }));
      const ordered = inUsefulOrder(deciding);
      expect(new Set(ordered)).toEqual(new Set(deciding));
      const cover = ruleCover(rules);
      const all = rules.map((_, rule) => rule);
      expect(gainInOrder(ordered)).toBeLessThanOrEqual(listGain(cover, all));
    }),
  );
});

test('where two rules disagree about a hand the better one stands first', () => {
  const rule = { pairs: null, facts: [], action: { kind: 'best-low' } } as const;
  const broad = {
    rule,
    decides: new Map([
      [0, 5],
      [1, 9],
      [2, 9],
    ]),
  };
  const narrow = { rule, decides: new Map([[0, 7]]) };
  expect(inUsefulOrder([broad, narrow])).toEqual([narrow, broad]);
  expect(gainInOrder([narrow, broad])).toBe(25);
  expect(gainInOrder([broad, narrow])).toBe(23);
});

test('a rule that fits a hand and changes nothing stands behind the rule that gains on it', () => {
  const rule = { pairs: null, facts: [], action: { kind: 'best-low' } } as const;
  const broad = {
    rule,
    decides: new Map([
      [0, 0],
      [1, 9],
    ]),
  };
  const narrow = { rule, decides: new Map([[0, 7]]) };
  expect(inUsefulOrder([broad, narrow])).toEqual([narrow, broad]);
  expect(gainInOrder([broad, narrow])).toBe(9);
});

test('moving one rule of an order to another place never gains more', () => {
  const anyDecides = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(9)), {
    minLength: 1,
    selector: ([pattern]) => pattern,
  });
  fc.assert(
    fc.property(fc.array(anyDecides, { minLength: 1, maxLength: 5 }), fc.nat(4), (lists, from) => {
      const rules = lists.map((each, rule) => ({ rule, decides: new Map(each) }));
      const ordered = inUsefulOrder(rules);
      const moving = ordered.slice(from, from + 1);
      const others = ordered.filter((rule) => !moving.includes(rule));
      const moved = rules.map((_, to) => others.toSpliced(to, 0, ...moving));
      expect(Math.max(...moved.map(gainInOrder))).toBeLessThanOrEqual(gainInOrder(ordered));
    }),
  );
});
