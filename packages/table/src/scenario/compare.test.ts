import { describe, expect, test } from 'vitest';
import { differences, fullCitation } from './check-expectations.ts';

const BOOK = 'rws-tai-sai-v5';
const compared = (expected: unknown, found: unknown, place = 'it') =>
  differences(expected, found, place, BOOK);

describe('what is expected', () => {
  test.each([
    [500, 500],
    ['18', '18'],
    [18, '18'],
    ['1 2 4', [1, 2, 4]],
    [null, null],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2, d: 3 }] } }],
    [{ A: 500 }, [{ terminal: 'A', amount: 500 }]],
    [
      { A: 100, B: 200 },
      [
        { terminal: 'B', registered: 200 },
        { terminal: 'A', registered: 100 },
      ],
    ],
    [{ 'total:8': { to: 100 } }, [{ bet: 'total:8', from: 0, to: 100 }]],
    [{ 1: { result: 'win' } }, [{ box: 1, result: 'win' }]],
    [[], []],
    [{}, { a: 1 }],
  ])('%j fits %j', (expected, found) => {
    expect(compared(expected, found)).toEqual([]);
  });

  test.each([
    [500, 400, 'it should be 500 and is 400.'],
    [500, undefined, 'it should be 500 and is absent.'],
    ['18', 18, 'it should be "18" and is 18.'],
    ['1 2 4', [1, 2, 3], 'it should be "1 2 4" and is [1,2,3].'],
    [null, 0, 'it should be null and is 0.'],
    [{ a: 1 }, { b: 1 }, 'it.a should be 1 and is absent.'],
    [{ a: 1 }, null, 'it.a should be 1 and is absent.'],
    [{ A: 500 }, [{ terminal: 'B', amount: 500 }], 'it.A should be 500 and is absent.'],
    [{ A: 500 }, [{ terminal: 'A', amount: 400 }], 'it.A should be 500 and is 400.'],
    [[1], [1, 2], 'it should have 1 entries and has 2.'],
    [[1], 1, 'it should be a list and is 1.'],
    [[1, 2], [1, 3], 'it[1] should be 2 and is 3.'],
  ])('%j does not fit %j', (expected, found, difference) => {
    expect(compared(expected, found)).toEqual([difference]);
  });
});

describe('citations', () => {
  const cited = ['rws-tai-sai-v5#5.5.1', 'rws-tai-sai-v5#5.5', 'baize-floor#credit'];

  test.each([[['5.5.1']], [['5.5.1', '5.5']], [['5.5', 'floor:credit']], [[]], ['5.5']])(
    '%j are among those given, in that order',
    (expected) => {
      expect(compared({ because: expected }, { because: cited })).toEqual([]);
    },
  );

  test.each([[['5.5', '5.5.1']], [['5.1']], [['5.5', '5.5']]])('%j are not', (expected) => {
    expect(compared({ because: expected }, { because: cited })).toHaveLength(1);
  });

  test('none may be expected as well', () => {
    expect(compared({ because: null }, { because: null })).toEqual([]);
    expect(compared({ because: null }, { because: cited })).toHaveLength(1);
    expect(compared({ because: ['5.5'] }, { because: null })).toHaveLength(1);
  });

  test.each([
    ['5.12', 'rws-tai-sai-v5#5.12'],
    ['I-L3', 'rws-tai-sai-v5#I-L3'],
    ['floor:tips', 'baize-floor#tips'],
    ['mbs-sic-bo-v4#6.2', 'mbs-sic-bo-v4#6.2'],
  ])('%s is short for %s', (short, full) => {
    expect(fullCitation(short, BOOK)).toBe(full);
  });
});
