import { FACES } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { diceArt } from './dice-round.ts';

test('a die shows as many pips as its face', () => {
  for (const face of FACES) {
    const pips = diceArt([face, face, face]).join('').split('●').length - 1;
    expect(pips).toBe(3 * face);
  }
});

test('three dice stand side by side', () => {
  expect(diceArt([4, 2, 1])).toEqual([
    '  ┌───────┐ ┌───────┐ ┌───────┐',
    '  │ ●   ● │ │ ●     │ │       │',
    '  │       │ │       │ │   ●   │',
    '  │ ●   ● │ │     ● │ │       │',
    '  └───────┘ └───────┘ └───────┘',
  ]);
});
