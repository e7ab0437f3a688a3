import { compare, rational, subtract } from '@baize/exact';
import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { describe, expect, test } from 'vitest';
import { solveGame } from '../solution.ts';
import { findShortList, gainsOf } from './find-short-list.ts';
import { followList } from './follow-list.ts';
import { handViews } from './hand-view.ts';
import { FACTS_MOST, splitByRule } from './rule.ts';
import { SHORT_LIST } from './short-list.ts';

const solution = solveGame(siKiPi());
const followed = followList(solution);
const views = handViews(solution.game.readings);

test('[rws-si-ki-pi-v2#3.10] twenty rules besides the House Way are within 0.01 percentage points of optimal', () => {
  expect(SHORT_LIST).toHaveLength(20);
  const given = subtract(followed.outcomes.edge, solution.optimal.edge);
  expect(compare(given, rational(0))).toBe(1);
  expect(compare(given, rational(1, 10_000))).toBe(-1);
});

test('no shorter list of this language comes that close: the search finds this one and proves it', () => {
  expect(findShortList(solution)).toEqual({ ok: true, value: SHORT_LIST });
});

describe.each(followed.rules)('$sentence', ({ rule, upToHere }) => {
  test('no hand is worse off than by the House Way, and some are better off', () => {
    const { gain } = gainsOf(solution);
    const gains = views.flatMap((view, pattern) => {
      const split = splitByRule(rule, view);
      return split === null ? [] : [gain(pattern, split)];
    });
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gains)).toBeGreaterThan(0);
  });

  test('has at most three facts, and lowers the edge of the rules before it', () => {
    expect(rule.facts.length).toBeLessThanOrEqual(FACTS_MOST);
    const index = SHORT_LIST.indexOf(rule);
    const before = followed.rules[index - 1]?.upToHere ?? solution.houseWay;
    expect(compare(upToHere.edge, before.edge)).toBe(-1);
  });
});

test('the last rule’s edge is the edge of the list', () => {
  expect(followed.rules.at(-1)?.upToHere).toEqual(followed.outcomes);
});

test.each([
  { H1: 'highest-card' },
  { H2: 'literal' },
  { H3: 'permits' },
  { H4: 'exclusive' },
] as const)('under %o the list is worse than optimal and better than the House Way', (readings) => {
  const other = solveGame(siKiPi(readings));
  const { outcomes } = followList(other);
  expect(compare(outcomes.edge, other.optimal.edge)).toBe(1);
  expect(compare(outcomes.edge, other.houseWay.edge)).toBe(-1);
});
