import type { Face, Roll } from '@baize/three-dice';

const PIPS: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ['       ', '   o   ', '       '],
  2: [' o     ', '       ', '     o '],
  3: [' o     ', '   o   ', '     o '],
  4: [' o   o ', '       ', ' o   o '],
  5: [' o   o ', '   o   ', ' o   o '],
  6: [' o   o ', ' o   o ', ' o   o '],
};

const ROWS = [0, 1, 2] as const;

/** Three dice in a dome, in seven lines. `lift` raises dice from the floor of it, as they jump. */
export function dicePicture(roll: Roll, lift: readonly [number, number, number]): string[] {
  const columns = roll.map((face, index) => dieColumn(face, lift[index] ?? 0));
  return Array.from({ length: HEIGHT }, (_, line) =>
    `  | ${columns.map((column) => column[line] ?? BLANK).join(' ')} |`.trimEnd(),
  );
}

export const HEIGHT = 7;
const BLANK = '         ';
const EDGE = '+-------+';

function dieColumn(face: Face, lift: number): readonly string[] {
  const die = [EDGE, ...ROWS.map((row) => `|${PIPS[face][row]}|`), EDGE];
  const above = Array.from({ length: HEIGHT - die.length - lift }, () => BLANK);
  return [...above, ...die, ...Array.from({ length: lift }, () => BLANK)];
}
