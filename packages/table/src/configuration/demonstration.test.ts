import { rulesOf } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { configOf } from '../testing/floor.ts';
import { otherBooks } from '../testing/other-books.ts';
import {
  demonstrationAt,
  demonstrationReasons,
  demonstrationSaid,
  lackingAt,
} from './demonstration.ts';
import type { TableConfig } from './table-config.ts';

const GAME = 'mbs-sic-bo-v4/alfastreet';
const WHY = ['mbs-sic-bo-v4#I-P24', 'baize-floor#demonstration'];

const at = (changes: Partial<TableConfig>) => rulesOf(configOf(GAME, changes));

describe('[mbs-sic-bo-v4#I-P24] a table that only shows its game', () => {
  test('without a dealer cannot meet what the book asks of one', () => {
    const rules = at({ mode: 'automatic' });
    const unmet = ['mbs-sic-bo-v4#3.1', 'mbs-sic-bo-v4#3.4'];
    const demonstration = { lacks: ['dealer'], unmet, because: WHY };
    expect(demonstrationAt(rules)).toEqual(demonstration);
    expect(demonstrationSaid(rules)).toEqual({ demonstration });
    expect(demonstrationReasons(rules)).toEqual(WHY);
  });

  test('with virtual dice cannot meet what the book asks of a tumbler', () => {
    expect(demonstrationAt(at({ resultSource: 'virtual' }))).toEqual({
      lacks: ['equipment'],
      unmet: ['1.1.1', '2.2', '3.1', '3.4', '3.5', '6.3'].map((each) => `mbs-sic-bo-v4#${each}`),
      because: WHY,
    });
  });

  test('with neither cannot meet both, and each clause is said once', () => {
    expect(demonstrationAt(at({ mode: 'automatic', resultSource: 'virtual' }))).toEqual({
      lacks: ['dealer', 'equipment'],
      unmet: ['3.1', '3.4', '1.1.1', '2.2', '3.5', '6.3'].map((each) => `mbs-sic-bo-v4#${each}`),
      because: WHY,
    });
  });

  test('by a book that lists nothing meets none of its steps', () => {
    const silent = otherBooks((book) => {
      const { demonstration: _, ...procedure } = book.procedure;
      return { ...book, procedure };
    });
    expect(demonstrationAt(rulesOf(configOf(GAME, { mode: 'automatic' }), silent))).toEqual({
      lacks: ['dealer'],
      unmet: ['3.1', '1.1.3', '3.2', '3.4', '3.5', '3.6'].map((each) => `mbs-sic-bo-v4#${each}`),
      because: ['baize-floor#demonstration'],
    });
  });
});

test('a table that is dealt says nothing of the kind', () => {
  expect(lackingAt(configOf(GAME))).toEqual([]);
  expect(demonstrationAt(at({}))).toBeNull();
  expect(demonstrationSaid(at({}))).toEqual({});
  expect(demonstrationReasons(at({}))).toEqual([]);
  expect(demonstrationReasons(null)).toEqual([]);
});
