import { expect, test } from 'vitest';
import {
  floorRule,
  floorRuleText,
  noRefusals,
  REFUSALS_KEPT,
  type Refusal,
  refusalGiven,
  withRefusal,
} from './refusal.ts';

const refusal: Refusal = { code: 'no-round', message: 'No round.', because: floorRule('pause') };
const given = { refusal, asked: undefined };

test('a refusal is given again in its round and in the next, and then forgotten', () => {
  const first = withRefusal(noRefusals(), 'a', given, 1);
  const same = withRefusal(first, 'b', given, 1);
  const next = withRefusal(same, 'c', given, 2);
  const later = withRefusal(next, 'd', given, 3);
  const known = (memory: typeof first) =>
    ['a', 'b', 'c', 'd'].filter((op) => refusalGiven(memory, op) === refusal);
  expect(known(first)).toEqual(['a']);
  expect(known(same)).toEqual(['a', 'b']);
  expect(known(next)).toEqual(['a', 'b', 'c']);
  expect(known(later)).toEqual(['c', 'd']);
});

test('where no round begins refusals are bounded, and the newest are given again', () => {
  let memory = noRefusals();
  for (let number = 0; number < 3 * REFUSALS_KEPT; number += 1) {
    memory = withRefusal(memory, `op-${number}`, given, 0);
  }
  expect(memory.given.length + memory.before.length).toBe(2 * REFUSALS_KEPT);
  const last = 3 * REFUSALS_KEPT - 1;
  expect(refusalGiven(memory, `op-${last}`)).toBe(refusal);
  expect(refusalGiven(memory, `op-${last - REFUSALS_KEPT}`)).toBe(refusal);
  expect(refusalGiven(memory, 'op-0')).toBeUndefined();
});

test('a floor rule is found by its whole citation and by nothing else', () => {
  expect(floorRule('pause', 'credit')).toEqual(['baize-floor#pause', 'baize-floor#credit']);
  expect(floorRuleText('baize-floor#tips')).toBe('A tip is a gift out of credit.');
  for (const citation of [
    'another#tips',
    'baize-floor#tips#more',
    'baize-floor#toString',
    'baize-floor#nothing',
  ] as const) {
    expect(floorRuleText(citation)).toBeNull();
  }
});
