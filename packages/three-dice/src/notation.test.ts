import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_BETS, type BetText, betOf, betText, parseBet } from './notation.ts';

// One example of each kind, spelled as the list of readings spells it.
test.each([
  ['small', { kind: 'small' }],
  ['big', { kind: 'big' }],
  ['odd', { kind: 'odd' }],
  ['even', { kind: 'even' }],
  ['any-triple', { kind: 'any-triple' }],
  ['single:5', { kind: 'single', face: 5 }],
  ['total:17', { kind: 'total', sum: 17 }],
  ['domino:2-6', { kind: 'domino', faces: [2, 6] }],
  ['double:1', { kind: 'double', face: 1 }],
  ['triple:6', { kind: 'triple', face: 6 }],
  ['four:2356', { kind: 'four', faces: [2, 3, 5, 6] }],
  ['three:146', { kind: 'three', faces: [1, 4, 6] }],
  ['pair-single:221', { kind: 'pair-single', faces: [2, 2, 1] }],
])('%s', (text, bet) => {
  expect(parseBet(text)).toEqual(bet);
});

test('there are 115 bets: 5 named, 18 on one face, 14 totals and 78 combinations', () => {
  expect(ALL_BETS).toHaveLength(5 + 18 + 14 + 15 + 15 + 20 + 28);
  expect(new Set(ALL_BETS.map(betText)).size).toBe(ALL_BETS.length);
});

test('printing and parsing are inverses for every bet', () => {
  for (const bet of ALL_BETS) {
    const text = betText(bet);
    expect(parseBet(text)).toEqual(bet);
    expect(betOf(text)).toEqual(bet);
  }
});

test.each([
  '',
  'Small',
  ' small',
  'small ',
  'small:1',
  'single',
  'single:',
  'single:0',
  'single:7',
  'single:01',
  'total:3',
  'total:18',
  'total:4.0',
  'domino:2-1',
  'domino:1-1',
  'domino:12',
  'domino:1-7',
  'double:44',
  'triple:444',
  'any-triple:1',
  'four:4321',
  'four:1123',
  'four:1237',
  'three:321',
  'three:112',
  'pair-single:112',
  'pair-single:665',
  'pair-single:122',
  'pair-single:111',
  'odd/even',
  'toString',
  '__proto__',
])('"%s" is no bet', (text) => {
  expect(parseBet(text)).toBeNull();
});

test('whatever parses is spelled canonically', () => {
  const known = new Set<string>(ALL_BETS.map(betText));
  const near = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('single', 'total', 'domino', 'four', 'three', 'pair-single'),
        fc.string(),
      )
      .map(([kind, rest]) => `${kind}:${rest}`),
    fc.tuple(fc.constantFrom(...known), fc.string({ maxLength: 1 })).map((parts) => parts.join('')),
  );
  fc.assert(fc.property(near, (text) => (parseBet(text) !== null) === known.has(text)));
});

test('a text the compiler did not check is a bug', () => {
  // The cast stands for data that reached here past the compiler.
  expect(() => betOf('pair-single:112' as BetText)).toThrow('No such bet: pair-single:112');
});
