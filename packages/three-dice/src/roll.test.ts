import { expect, test } from 'vitest';
import { ALL_ROLLS, countOf, FACES, isFace, isTriple, parseRoll, sumOf } from './roll.ts';
import { rollIndex } from './settle.ts';

test('there are 216 rolls, all different, each of three faces', () => {
  expect(ALL_ROLLS).toHaveLength(216);
  expect(new Set(ALL_ROLLS.map((roll) => roll.join(''))).size).toBe(216);
  expect(ALL_ROLLS[0]).toEqual([1, 1, 1]);
  expect(ALL_ROLLS[1]).toEqual([1, 1, 2]);
  expect(ALL_ROLLS[215]).toEqual([6, 6, 6]);
});

test('the index of a roll is its place in the list', () => {
  expect(ALL_ROLLS.map(rollIndex)).toEqual(Array.from({ length: 216 }, (_, index) => index));
});

test('sums are as frequent as any table of dice sums says', () => {
  const ways = Array.from(
    { length: 16 },
    (_, index) => ALL_ROLLS.filter((roll) => sumOf(roll) === index + 3).length,
  );
  expect(ways).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
});

test('six rolls are triples', () => {
  const triples = ALL_ROLLS.filter(isTriple).map((roll) => roll.join(''));
  expect(triples).toEqual(['111', '222', '333', '444', '555', '666']);
});

test('every face shows on one die 75 times, on two 15 times, on three once', () => {
  for (const face of FACES) {
    const shown = [0, 1, 2, 3].map(
      (dice) => ALL_ROLLS.filter((roll) => countOf(face, roll) === dice).length,
    );
    expect(shown).toEqual([125, 75, 15, 1]);
  }
});

test('each die is counted', () => {
  expect([countOf(4, [4, 1, 1]), countOf(4, [1, 4, 1]), countOf(4, [1, 1, 4])]).toEqual([1, 1, 1]);
});

test('a face is a whole number from 1 to 6', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) expect(isFace(face)).toBe(true);
  for (const other of [0, 7, -1, 1.5, Number.NaN, '1', null, undefined, 1n, [1]]) {
    expect(isFace(other)).toBe(false);
  }
});

test('a roll is three faces', () => {
  for (const roll of ALL_ROLLS) expect(parseRoll([...roll])).toEqual({ ok: true, value: roll });
});

test.each([[null], ['441'], [[4, 4]], [[4, 4, 1, 1]], [{ length: 3 }], [441], [[]]])(
  '%j is no list of three dice',
  (value) => {
    expect(parseRoll(value)).toEqual({
      ok: false,
      error: {
        code: 'roll-not-three-dice',
        message: 'A roll is a list of three dice, for instance [4,4,1].',
      },
    });
  },
);

test('a die that no text says is refused all the same', () => {
  for (const die of [7n, Symbol('one'), () => 1, {}, undefined]) {
    expect(parseRoll([1, die, 1])).toMatchObject({
      ok: false,
      error: { code: 'die-out-of-range', die: 2, message: expect.stringMatching('is no number;') },
    });
  }
});

test.each([
  [[0, 1, 1], 1, '0'],
  [[1, 7, 1], 2, '7'],
  [[1, 1, 2.5], 3, '2.5'],
  [[1, '2', 9], 2, '"2"'],
  [[1, 1, null], 3, 'null'],
])('%j is refused by its first wrong die', (value, die, shown) => {
  expect(parseRoll(value)).toEqual({
    ok: false,
    error: {
      code: 'die-out-of-range',
      message: `Die ${die} is ${shown}; a die shows a whole number from 1 to 6.`,
      die,
    },
  });
});
