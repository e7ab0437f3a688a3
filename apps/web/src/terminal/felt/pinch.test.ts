import { describe, expect, test } from 'vitest';
import { type Grip, isGesture, pinch } from './pinch.ts';

const grip: Grip = {
  fingers: [
    { x: 100, y: 200 },
    { x: 200, y: 200 },
  ],
  zoom: 2,
  held: { x: 700, y: 300 },
};

function to(ax: number, ay: number, bx: number, by: number): Grip['fingers'] {
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
}

describe('two fingers on the felt', () => {
  test('apart by half as much again enlarge by half', () => {
    expect(pinch(grip, to(75, 200, 225, 200))).toEqual({
      zoom: 3,
      anchor: { held: { x: 700, y: 300 }, at: { x: 150, y: 200 } },
    });
  });

  test('travelling together move it and enlarge nothing', () => {
    expect(pinch(grip, to(160, 240, 260, 240))).toEqual({
      zoom: 2,
      anchor: { held: { x: 700, y: 300 }, at: { x: 210, y: 240 } },
    });
  });

  test('never make it smaller than the window, nor larger than a chip can be read', () => {
    expect(pinch(grip, to(145, 200, 155, 200)).zoom).toBe(1);
    expect(pinch(grip, to(0, 200, 900, 200)).zoom).toBe(4);
  });

  test('that came down on one point are no division by nothing', () => {
    const point = { ...grip, fingers: to(100, 100, 100, 100) };
    expect(pinch(point, to(100, 100, 101, 100)).zoom).toBe(2);
  });

  test('mean two bets while they only shake', () => {
    expect(isGesture(grip, to(106, 205, 194, 200))).toBe(false);
    expect(isGesture(grip, to(100, 200, 212, 200))).toBe(true);
  });
});
