import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betIn, betOf, parseBet, type SharedBetText } from './notation.ts';
import { ALL_BETS } from './shared-bets.ts';

// One example of each kind, spelled as the list of readings spells it.
test.each([
  ['small', 'small'],
  ['big', 'big'],
  ['odd', 'odd'],
  ['even', 'even'],
  ['any-triple', 'any-triple'],
  ['single:5', 'single'],
  ['total:17', 'total'],
  ['domino:2-6', 'domino'],
  ['double:1', 'double'],
  ['triple:6', 'triple'],
  ['four:2356', 'four'],
  ['three:146', 'three'],
  ['pair-single:221', 'pair-single'],
])('%s', (text, group) => {
  expect(parseBet(text)).toMatchObject({ id: text, group });
});

test('there are 115 bets: 5 named, 18 on one face, 14 totals and 78 combinations', () => {
  expect(ALL_BETS).toHaveLength(5 + 18 + 14 + 15 + 15 + 20 + 28);
  expect(new Set(ALL_BETS.map(({ id }) => id)).size).toBe(ALL_BETS.length);
});

test('the id of every bet leads back to it', () => {
  for (const bet of ALL_BETS) expect(parseBet(bet.id)).toBe(bet);
});

test('a bet of the book itself is found in that book only', () => {
  const run = { id: 'run', name: 'Run', group: 'run', wins: { dice: 'consecutive' } } as const;
  const book = { bets: [{ ...run, cite: ['a-book#4.1'] as const }] };
  expect(betIn(book, 'run')).toBe(book.bets[0]);
  expect(betIn(book, 'small')).toBe(betOf('small'));
  expect(betIn({}, 'run')).toBeNull();
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
  const known = new Set<string>(ALL_BETS.map(({ id }) => id));
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
  expect(() => betOf('pair-single:112' as SharedBetText)).toThrow('No such bet: pair-single:112');
});
