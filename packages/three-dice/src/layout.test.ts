import { expect, test } from 'vitest';
import { areasOf, CANVAS } from './layout.ts';

test('the canvas is the one all drawings share', () => {
  expect(CANVAS).toEqual({ width: 1508, height: 812 });
});

test('a block lays its cells out row by row, leaving the empty ones out', () => {
  const board = [
    {
      at: [10, 20],
      size: [70, 66],
      step: [74, 80],
      rows: [
        [null, 'big'],
        ['small', 'odd'],
      ],
    },
    { at: [500, 0], size: [100, 90], step: [0, 0], rows: [['even']] },
  ] as const;
  expect(areasOf({ board })).toEqual([
    { id: 'big', x: 84, y: 20, width: 70, height: 66 },
    { id: 'small', x: 10, y: 100, width: 70, height: 66 },
    { id: 'odd', x: 84, y: 100, width: 70, height: 66 },
    { id: 'even', x: 500, y: 0, width: 100, height: 90 },
  ]);
});

test('steps of tenths do not drift', () => {
  // In binary, 0 + 3 x 70.1 is 210.29999999999998.
  const rows = [
    ['triple:1', 'triple:2', 'triple:3', 'triple:4'],
    [null, null, null, 'triple:5'],
  ] as const;
  const board = [{ at: [0, 0], size: [66.9, 66.9], step: [70.1, 70.1], rows }] as const;
  expect(areasOf({ board }).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [70.1, 0],
    [140.2, 0],
    [210.3, 0],
    [210.3, 70.1],
  ]);
});
