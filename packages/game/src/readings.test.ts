import { expect, test } from 'vitest';
import {
  DEFAULT_READINGS,
  isDefaultReading,
  READING_IDS,
  READING_SWITCHES,
  readingOf,
  withReading,
} from './readings.ts';

// The switches and their answers as the list of readings gives them, the default first.
const ANSWERS = {
  D1: ['two-or-three', 'exactly-two'],
  H1: ['both-cards', 'highest-card'],
  H2: ['never-split', 'literal'],
  H3: ['obliges', 'permits'],
  H4: ['inclusive', 'exclusive'],
  H10: ['house-way', 'highest-bettor'],
  L3: ['pro-rata', 'simple'],
  L8: ['player', 'box-total'],
  L9: ['counts', 'outside', 'no-pro-rata'],
};

test('nine questions are open, with two or three answers each', () => {
  expect(READING_SWITCHES).toEqual(ANSWERS);
});

test('the first answer is the default, and two that were asked later may be left out', () => {
  expect(DEFAULT_READINGS).toEqual({
    D1: 'two-or-three',
    H1: 'both-cards',
    H2: 'never-split',
    H3: 'obliges',
    H4: 'inclusive',
    H10: 'house-way',
    L3: 'pro-rata',
  });
  for (const [id, [first]] of Object.entries(ANSWERS)) {
    const said = READING_IDS.find((each) => each === id);
    if (!said) throw new Error(`${id} is no switch.`);
    expect(readingOf(DEFAULT_READINGS, said)).toBe(first);
    expect(isDefaultReading(DEFAULT_READINGS, said)).toBe(true);
  }
  expect(isDefaultReading({ ...DEFAULT_READINGS, L9: 'counts' }, 'L9')).toBe(true);
  expect(isDefaultReading({ ...DEFAULT_READINGS, L9: 'outside' }, 'L9')).toBe(false);
});

test('every answer can be chosen, and choosing one leaves the others alone', () => {
  for (const [id, values] of Object.entries(ANSWERS)) {
    for (const value of values) {
      expect(withReading(DEFAULT_READINGS, `${id}=${value}`)).toEqual({
        ok: true,
        value: { ...DEFAULT_READINGS, [id]: value },
      });
    }
  }
});

test.each(['D2=literal', 'd1=exactly-two', '', '=', 'toString=x', 'H2 =literal'])(
  '"%s" names no switch',
  (text) => {
    expect(withReading(DEFAULT_READINGS, text)).toEqual({
      ok: false,
      error: {
        code: 'unknown-reading',
        id: text.split('=')[0],
        known: ['D1', 'H1', 'H2', 'H3', 'H4', 'H10', 'L3', 'L8', 'L9'],
      },
    });
  },
);

test.each([
  ['H2', ''],
  ['H2=', ''],
  ['H2=permits', 'permits'],
  ['H2=LITERAL', 'LITERAL'],
  ['H2=literal=x', 'literal=x'],
  ['H2=literal=', 'literal='],
])('"%s" is no answer to H2', (text, value) => {
  expect(withReading(DEFAULT_READINGS, text)).toEqual({
    ok: false,
    error: {
      code: 'unknown-reading-value',
      id: 'H2',
      value,
      known: ['never-split', 'literal'],
    },
  });
});
