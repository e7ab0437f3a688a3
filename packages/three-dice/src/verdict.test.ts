import { DEFAULT_READINGS } from '@baize/game';
import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { betOf, type SharedBetText } from './bets/notation.ts';
import { priceListOf, pricesOf } from './prices/price.ts';
import { ALL_ROLLS, type Roll } from './roll.ts';
import type { DiceRulebook, DiceRules } from './rulebook.ts';
import { rollIndex } from './settle.ts';
import { verdictsOn } from './verdict.ts';

const list = priceListOf({
  cite: 'book#4',
  title: 'Table',
  rows: [
    { bet: 'big', label: 'Big', pays: '1 to 1', cite: ['book#4', 'book#4a'] },
    { bet: 'single', label: 'Single', dice: 1, pays: '1 to 1', cite: ['book#4', 'book#one'] },
    { bet: 'single', label: 'Single', dice: 2, pays: '2 to 1', cite: ['book#4', 'book#two'] },
    { bet: 'single', label: 'Single', dice: 3, pays: '12 to 1', cite: ['book#4', 'book#three'] },
    { bet: 'double', label: 'Double', on: [4], pays: '11.5 to 1' },
  ],
});

function verdict(
  text: SharedBetText,
  roll: Roll,
  rules: Partial<DiceRules>,
  readings = DEFAULT_READINGS,
) {
  const book: DiceRulebook = {
    ...rwsTaiSaiV5,
    id: 'book',
    rules: { ...rwsTaiSaiV5.rules, ...rules },
  };
  const verdicts = verdictsOn(betOf(text), pricesOf(text, list), book, readings);
  return verdicts[rollIndex(roll)];
}

test('a winner is told when the bet wins and what it is paid by', () => {
  expect(verdict('big', [6, 5, 4], { 'wins:big': 'book#3' })).toEqual({
    result: 'win',
    odds: { numerator: 1n, denominator: 1n },
    price: pricesOf('big', list)[0],
    because: ['book#3', 'book#4', 'book#4a'],
  });
});

test('a loser is told when the bet wins, and no price', () => {
  expect(verdict('big', [1, 2, 4], { 'wins:big': 'book#3' })).toEqual({
    result: 'lose',
    odds: null,
    because: ['book#3'],
  });
});

test('on a triple the clause about triples comes first', () => {
  const rules = { 'wins:big': 'book#3', 'triple:big': 'book#2' } as const;
  expect(verdict('big', [5, 5, 5], rules)?.because).toEqual(['book#2', 'book#3']);
  expect(verdict('big', [5, 5, 4], rules)?.because).not.toContain('book#2');
});

test('a condition stated by the price row is cited as that row, once', () => {
  expect(verdict('big', [6, 5, 4], { 'wins:big': 'as-priced' })?.because).toEqual([
    'book#4',
    'book#4a',
  ]);
  expect(verdict('big', [1, 2, 4], { 'wins:big': ['as-priced', 'book#I-1'] })?.because).toEqual([
    'book#4',
    'book#4a',
    'book#I-1',
  ]);
});

test('a winning single cites the row of its dice, a losing one the first row', () => {
  const rules = { 'wins:single': 'as-priced', 'triple:single': 'not-applicable' } as const;
  expect(verdict('single:4', [4, 1, 1], rules)?.because).toEqual(['book#4', 'book#one']);
  expect(verdict('single:4', [4, 4, 1], rules)?.because).toEqual(['book#4', 'book#two']);
  expect(verdict('single:4', [4, 4, 4], rules)?.because).toEqual(['book#4', 'book#three']);
  expect(verdict('single:4', [1, 1, 2], rules)?.because).toEqual(['book#4', 'book#one']);
});

test('a clause about triples may itself be the price row', () => {
  const rules = { 'wins:single': 'book#3', 'triple:single': ['book#2', 'as-priced'] } as const;
  expect(verdict('single:4', [4, 4, 4], rules)?.because).toEqual([
    'book#2',
    'book#4',
    'book#three',
    'book#3',
  ]);
});

test('the readings in force decide whether a double wins on its triple', () => {
  const exactly = { ...DEFAULT_READINGS, D1: 'exactly-two' } as const;
  expect(verdict('double:4', [4, 4, 4], {})?.result).toBe('win');
  expect(verdict('double:4', [4, 4, 4], {}, exactly)?.result).toBe('lose');
  expect(verdict('double:4', [4, 4, 1], {}, exactly)?.result).toBe('win');
});

test('a bet the book does not know is a bug', () => {
  const rules = { 'wins:big': 'not-applicable', 'triple:big': 'not-applicable' } as const;
  expect(() => verdict('big', [1, 2, 4], rules)).toThrow('book does not say when big wins.');
});

test('there is a verdict for every roll, and equal ones are one and the same', () => {
  const book: DiceRulebook = { ...rwsTaiSaiV5, rules: { ...rwsTaiSaiV5.rules } };
  const verdicts = verdictsOn(
    betOf('single:4'),
    pricesOf('single:4', list),
    book,
    DEFAULT_READINGS,
  );
  expect(verdicts).toHaveLength(ALL_ROLLS.length);
  // Lost, lost on a triple, won on one die, on two, on three.
  expect(new Set(verdicts).size).toBe(5);
});
