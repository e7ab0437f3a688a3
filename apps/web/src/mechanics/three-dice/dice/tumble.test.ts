import { describe, expect, test } from 'vitest';
import { FACES, type Face } from './pips.ts';
import { matrixOf, type Pose, restOf, throwOf } from './tumble.ts';

/** Where the sides of a die point when its 1 is up; opposite sides add up to seven. */
const NORMALS: Readonly<Record<Face, readonly [number, number, number]>> = {
  1: [0, 0, 1],
  6: [0, 0, -1],
  2: [0, 1, 0],
  5: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
};

/** The side that points up after a turn. */
function faceUp({ turn }: Pose): Face | undefined {
  const [, , , , , , a = 0, b = 0, c = 0] = matrixOf(turn);
  return FACES.find((face) => {
    const [x, y, z] = NORMALS[face];
    return a * x + b * y + c * z > 0.999;
  });
}

const DICE = [0, 1, 2] as const;

describe('a throw', () => {
  test.each(FACES)(
    'comes to rest flat on the plate with %i up, whichever die and whichever round',
    (face) => {
      for (const die of DICE) {
        for (let seed = 0; seed < 40; seed += 1) {
          const last = throwOf(face, die, seed).at(-1);
          expect(last && faceUp(last)).toBe(face);
          expect(last?.z).toBe(0);
          expect(last).toEqual(restOf(face, die));
        }
      }
    },
  );

  test('is the same on every screen, and another in another round', () => {
    expect(throwOf(4, 1, 7)).toEqual(throwOf(4, 1, 7));
    expect(throwOf(4, 1, 7)[0]).not.toEqual(throwOf(4, 1, 8)[0]);
  });

  test('leaves no two dice in one another', () => {
    const rests = DICE.map((die) => restOf(1, die));
    for (const [index, one] of rests.entries()) {
      for (const other of rests.slice(index + 1)) {
        // A cube turned by any angle reaches half the square root of two from its middle.
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(Math.SQRT2);
      }
    }
  });

  test('begins in the air and never goes through the plate', () => {
    for (const face of FACES) {
      const poses = throwOf(face, 0, face);
      expect(poses[0]?.z).toBeGreaterThan(2);
      expect(Math.min(...poses.map(({ z }) => z))).toBe(0);
    }
  });
});
