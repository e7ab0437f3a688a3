import type { ResultOnRecord } from '@baize/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS, type Roll } from '../roll.ts';
import { beadRoad, bigSmallOf, oddEvenOf, type Road, streakRoad } from './road.ts';

const ROLLS: Readonly<Record<string, Roll>> = { B: [6, 5, 4], S: [1, 2, 3], T: [2, 2, 2] };

/** Results written as a word: `BBST`. */
function resultsOf(word: string): readonly ResultOnRecord[] {
  return [...word].map((letter, index) => ({
    round: `r${index}`,
    number: index,
    dice: ROLLS[letter] ?? [1, 1, 2],
    correctedAt: null,
  }));
}

/** A road as it hangs on the wall: a letter per bead, a dot per empty cell. */
function drawn(road: Road<string>): readonly string[] {
  return Array.from({ length: road.rows }, (_, row) =>
    Array.from({ length: road.columns }, (_, column) => {
      const here = road.beads.filter((bead) => bead.column === column && bead.row === row);
      expect(here.length).toBeLessThan(2);
      return here[0]?.value.slice(0, 1).toUpperCase() ?? '.';
    }).join(''),
  );
}

const bigSmall = (word: string) => drawn(streakRoad(resultsOf(word), bigSmallOf));

describe('a road of streaks', () => {
  test('begins empty', () => {
    expect(streakRoad([], bigSmallOf)).toEqual({ rows: 6, columns: 0, beads: [] });
  });

  test('runs down, and begins a new column on every change', () => {
    expect(bigSmall('BBBSBB')).toEqual(['BSB', 'B.B', 'B..', '...', '...', '...']);
  });

  test('a triple is a value of its own: it breaks a streak, and triples make one', () => {
    expect(bigSmall('BBTTBS')).toEqual(['BTBS', 'BT..', '....', '....', '....', '....']);
  });

  test('a streak of more than six turns right along the bottom', () => {
    expect(bigSmall('BBBBBBBBS')).toEqual(['BS.', 'B..', 'B..', 'B..', 'B..', 'BBB']);
  });

  test('a second long streak turns one row higher, because the bottom is taken', () => {
    expect(bigSmall(`${'B'.repeat(9)}${'S'.repeat(7)}B`)).toEqual([
      'BSB.',
      'BS..',
      'BS..',
      'BS..',
      'BSSS',
      'BBBB',
    ]);
  });

  test('a tail stays on its row even where the cells below are free again', () => {
    expect(bigSmall(`${'B'.repeat(7)}${'S'.repeat(9)}`)).toEqual([
      'BS....',
      'BS....',
      'BS....',
      'BS....',
      'BSSSSS',
      'BB....',
    ]);
  });

  test('tails may pile up to the top row, where a new column begins behind them', () => {
    const lengths = [12, 11, 10, 9, 8, 7, 1];
    const word = lengths.map((length, index) => (index % 2 ? 'S' : 'B').repeat(length)).join('');
    expect(bigSmall(word)).toEqual([
      'BSBSBSSSSSSSB',
      'BSBSBBBBBBB..',
      'BSBSSSSSSS...',
      'BSBBBBBBB....',
      'BSSSSSSS.....',
      'BBBBBBB......',
    ]);
  });
});

describe('properties of a road of streaks', () => {
  const anyResults = fc
    .array(fc.constantFrom(...'BBBBSSSST'), { maxLength: 200 })
    .map((letters) => resultsOf(letters.join('')));

  test('every result has one cell of its own within six rows, in order of play', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const { beads, columns } = streakRoad(results, bigSmallOf);
        expect(beads.map((bead) => bead.round)).toEqual(results.map((each) => each.round));
        const cells = new Set(beads.map(({ column, row }) => `${column}:${row}`));
        expect(cells.size).toBe(results.length);
        expect(beads.every(({ row }) => row >= 0 && row < 6)).toBe(true);
        expect(Math.max(-1, ...beads.map(({ column }) => column))).toBe(columns - 1);
      }),
    );
  });

  test('a new streak always begins in the top row, to the right of the one before', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const { beads } = streakRoad(results, oddEvenOf);
        const first = beads.filter((bead, index) => beads[index - 1]?.value !== bead.value);
        expect(first.every(({ row }) => row === 0)).toBe(true);
        const columns = first.map(({ column }) => column);
        expect(columns).toEqual([...new Set(columns)].toSorted((a, b) => a - b));
      }),
    );
  });
});

test('a bead road fills column after column', () => {
  expect(drawn(beadRoad(resultsOf('BSTBSTB'), bigSmallOf))).toEqual([
    'BB',
    'S.',
    'T.',
    'B.',
    'S.',
    'T.',
  ]);
  expect(beadRoad(resultsOf('BST'), bigSmallOf).beads.map(({ total }) => total)).toEqual([
    15, 6, 6,
  ]);
});

describe('over all 216 rolls', () => {
  const count = (values: readonly string[]) =>
    Object.fromEntries(
      [...new Set(values)].map((value) => [
        value,
        values.filter((other) => other === value).length,
      ]),
    );

  test('Big and Small come 105 times each, a triple six times', () => {
    expect(count(ALL_ROLLS.map(bigSmallOf))).toEqual({ big: 105, small: 105, triple: 6 });
  });

  test('Odd and Even come 105 times each, a triple six times', () => {
    expect(count(ALL_ROLLS.map(oddEvenOf))).toEqual({ odd: 105, even: 105, triple: 6 });
  });
});
