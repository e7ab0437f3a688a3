import { FACES } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { dicePicture, HEIGHT } from './tumbler.ts';

test('a die shows as many pips as its face, however high it jumps', () => {
  for (const face of FACES) {
    for (const lift of [0, 1, 2]) {
      const picture = dicePicture([face, face, face], [lift, lift, lift]);
      expect(picture).toHaveLength(HEIGHT);
      expect(picture.join('').split('o').length - 1).toBe(3 * face);
    }
  }
});

test('dice at rest lie on the floor of the dome, and one that jumps does not', () => {
  const picture = dicePicture([1, 2, 3], [0, 2, 0]);
  expect(picture.at(-1)).toBe('  | +-------+           +-------+ |');
  expect(picture.at(0)).toBe('  |           +-------+           |');
});
