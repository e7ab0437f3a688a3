import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fraction, writeFraction } from '../fraction.ts';
import {
  countedHands,
  type FollowedRules,
  followRules,
  readPrintedList,
  settingBySentence,
} from './printed-rules.ts';

const BAIZE = fileURLToPath(new URL('../../../../apps/cli/bin/baize.js', import.meta.url));
const list = printedList();
const sentences = list.rules.map(({ sentence }) => sentence);
const hands = countedHands();

function printedList(...options: readonly string[]) {
  const args = [BAIZE, 'solve', 'rws-si-ki-pi-v2', ...options];
  return readPrintedList(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** 1 to 1 less 5%: twenty parts lost against nineteen won. */
function edgeOf({ win, lose, deals }: FollowedRules) {
  return fraction(20n * BigInt(lose) - 19n * BigInt(win), 20n * BigInt(deals));
}

test('the printed sentences, the first that fits deciding, earn the edge printed with them', () => {
  expect(list.rules).toHaveLength(20);
  const followed = followRules(sentences, hands);
  expect(followed.deals).toBe(52_677_670_500);
  expect(writeFraction(edgeOf(followed))).toBe(list.edge);
});

test('whoever knows the first rules alone earns the edge printed behind the last of them', () => {
  const earned = sentences.map((_, index) =>
    edgeOf(followRules(sentences.slice(0, index + 1), hands)),
  );
  expect(earned.map((edge) => percent(edge))).toEqual(list.rules.map(({ edge }) => edge));
});

test.each([
  ['H2=literal', { twoPairsSplit: true }],
  ['H3=permits', { exceptionsOblige: false }],
  ['H4=exclusive', { nineAndAceHigh: false }],
])('under %s they earn what is printed there', (reading, open) => {
  const other = printedList('--reading', reading);
  expect(other.rules.map(({ sentence }) => sentence)).toEqual(sentences);
  expect(writeFraction(edgeOf(followRules(sentences, countedHands(open))))).toBe(other.edge);
});

describe('no rule that fits and changes nothing stands before the one that arranges the hand best', () => {
  test.each(['A764', 'A962', 'AKT7', '9762'])('%s', (ranks) => {
    const hand = hands.find((each) => each.ranks === ranks);
    if (!hand) throw new Error(`${ranks} is one of the hands.`);
    const settings = sentences.flatMap((sentence) => settingBySentence(sentence, hand) ?? []);
    expect(hand.best).not.toBe(hand.houseWay);
    expect(settings[0]).toBe(hand.best);
  });
});

test.each([
  ['three zero cards', 'No pair, three zero cards: make the best Low Hand.'],
  ['a card nobody has', 'No pair, with an 11: make the best Low Hand.'],
  ['an unknown action', 'No pair: hope.'],
  ['an unknown scope', 'Two pairs: make the best Low Hand.'],
  ['a limit without a number', 'No pair, where the new Low counts much: make the best Low Hand.'],
])('%s is not guessed at', (_, sentence) => {
  expect(() => followRules([sentence], hands)).toThrow('Nobody');
});

function percent({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  const rounded = (numerator * 2_000_000n + denominator) / (2n * denominator);
  return `${rounded / 10_000n}.${(rounded % 10_000n).toString().padStart(4, '0')}%`;
}
