import type { Face, Roll } from '@baize/three-dice';

const EDGE = { top: '┌───────┐', bottom: '└───────┘' } as const;

/** Three rows of pips. */
const PIPS: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ['       ', '   ●   ', '       '],
  2: [' ●     ', '       ', '     ● '],
  3: [' ●     ', '   ●   ', '     ● '],
  4: [' ●   ● ', '       ', ' ●   ● '],
  5: [' ●   ● ', '   ●   ', ' ●   ● '],
  6: [' ●   ● ', ' ●   ● ', ' ●   ● '],
};

/** Three dice side by side, in five lines of text. */
export function diceArt(roll: Roll): readonly string[] {
  const beside = (part: (face: Face) => string): string => `  ${roll.map(part).join(' ')}`;
  return [
    beside(() => EDGE.top),
    beside((face) => `│${PIPS[face][0]}│`),
    beside((face) => `│${PIPS[face][1]}│`),
    beside((face) => `│${PIPS[face][2]}│`),
    beside(() => EDGE.bottom),
  ];
}
