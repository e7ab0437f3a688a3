import { expect, test } from 'vitest';
import { DEFAULT_READINGS, READING_SWITCHES, withReading } from './readings.ts';

// The switches and their answers as the list of readings gives them, the default first.
const ANSWERS = {
  D1: ['two-or-three', 'exactly-two'],
  H1: ['both-cards', 'highest-card'],
  H2: ['never-split', 'literal'],
  H3: ['obliges', 'permits'],
  H4: ['inclusive', 'exclusive'],
  H10: ['house-way', 'highest-bettor'],
  L3: ['pro-rata', 'simple'],
};

test('seven questions are open, with two answers each', () => {
  expect(READING_SWITCHES).toEqual(ANSWERS);
});

test('the first answer is the default', () => {
  expect(DEFAULT_READINGS).toEqual({
    D1: 'two-or-three',
    H1: 'both-cards',
    H2: 'never-split',
    H3: 'obliges',
    H4: 'inclusive',
    H10: 'house-way',
    L3: 'pro-rata',
  });
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
        known: ['D1', 'H1', 'H2', 'H3', 'H4', 'H10', 'L3'],
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
