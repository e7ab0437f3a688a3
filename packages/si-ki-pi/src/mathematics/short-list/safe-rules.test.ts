import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { expect, test } from 'vitest';
import { solveGame } from '../solution.ts';
import { dropDominated, gainsOf } from './find-short-list.ts';
import { handViews } from './hand-view.ts';
import { type ShortRule, splitByRule } from './rule.ts';
import { ACTIONS, CARD_FACTS, COUNT_FACTS, safeRules } from './safe-rules.ts';

const solution = solveGame(siKiPi());
const views = handViews(solution.game.readings);
const { gain } = gainsOf(solution);
const safe = safeRules(views, gain);

function gainsBy(rule: ShortRule): ReadonlyMap<number, number> {
  return new Map(
    views.flatMap((view, pattern) => {
      const split = splitByRule(rule, view);
      return split === null || split === view.houseWay
        ? []
        : [[pattern, gain(pattern, split)] as const];
    }),
  );
}

test('the language is as small as it says', () => {
  expect(ACTIONS).toHaveLength(4 + 45);
  expect(COUNT_FACTS).toHaveLength(2 * 2 * 2 * 12);
  expect(CARD_FACTS).toHaveLength(3 + 2 * 13);
});

test('every rule found gains what it says, and costs no hand anything', () => {
  for (const { rule, gains } of dropDominated(safe)) {
    const all = gainsBy(rule);
    const positive = new Map([...all].filter(([, each]) => each !== 0));
    expect(positive).toEqual(gains);
    expect(Math.min(...gains.values())).toBeGreaterThan(0);
  }
});

test('of all rules with one fact, none that is safe gains more than a rule found', () => {
  const missed: ShortRule[] = [];
  for (const action of ACTIONS) {
    for (const fact of [...CARD_FACTS, ...COUNT_FACTS]) {
      const rule: ShortRule = { pairs: null, facts: [fact], action };
      const gains = [...gainsBy(rule)].filter(([, each]) => each !== 0);
      if (gains.length === 0 || gains.some(([, each]) => each < 0)) continue;
      const isFound = safe.some(({ gains: found }) =>
        gains.every(([pattern, each]) => (found.get(pattern) ?? 0) >= each),
      );
      if (!isFound) missed.push(rule);
    }
  }
  expect(missed).toEqual([]);
});
