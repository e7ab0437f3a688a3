import { expect, test } from 'vitest';
import type { Interpretation } from './interpretation.ts';
import { DEFAULT_READINGS, type Readings, readingsFor, switchesOf } from './readings.ts';

const fixed: Interpretation = { reads: [], says: 'x', why: 'x', status: 'proposed' };
const book = {
  interpretations: {
    'I-D6': fixed,
    'I-L3': { ...fixed, switch: 'L3' },
    'I-H1': { ...fixed, switch: 'H1' },
  },
} as const;

const CHOSEN: Readings = {
  D1: 'exactly-two',
  H1: 'highest-card',
  H2: 'literal',
  H3: 'permits',
  H4: 'exclusive',
  H10: 'highest-bettor',
  L3: 'simple',
};

test('a book leaves open what its interpretations switch', () => {
  expect(switchesOf(book)).toEqual(['L3', 'H1']);
  expect(switchesOf({ interpretations: { 'I-D6': fixed } })).toEqual([]);
});

test('only the questions a book leaves open can be answered otherwise', () => {
  expect(readingsFor(book, CHOSEN)).toEqual({
    ...DEFAULT_READINGS,
    H1: 'highest-card',
    L3: 'simple',
  });
});

test('without a choice every reading is the default', () => {
  expect(readingsFor(book)).toEqual(DEFAULT_READINGS);
});
