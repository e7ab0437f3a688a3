import { err, ok, type Result } from '@baize/exact';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export type Face = (typeof FACES)[number];

/** Three dice in the order they were read. No bet depends on the order. */
export type Roll = readonly [Face, Face, Face];

/** All 216 rolls, in the order `rollIndex` counts them. */
export const ALL_ROLLS: readonly Roll[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c): Roll => [a, b, c])),
);

export function sumOf([a, b, c]: Roll): number {
  return a + b + c;
}

export function isTriple([a, b, c]: Roll): boolean {
  return a === b && b === c;
}

/** On how many of the three dice the face shows. */
export function countOf(face: Face, [a, b, c]: Roll): 0 | 1 | 2 | 3 {
  return ((a === face ? 1 : 0) + (b === face ? 1 : 0) + (c === face ? 1 : 0)) as 0 | 1 | 2 | 3;
}

export function isFace(value: unknown): value is Face {
  return FACES.some((face) => face === value);
}

export type RollError =
  | { readonly code: 'roll-not-three-dice'; readonly message: string }
  | { readonly code: 'die-out-of-range'; readonly message: string; readonly die: number };

export function parseRoll(value: unknown): Result<Roll, RollError> {
  if (!Array.isArray(value) || value.length !== 3) {
    return err({
      code: 'roll-not-three-dice',
      message: 'A roll is a list of three dice, for instance [4,4,1].',
    });
  }
  const wrong = value.findIndex((die) => !isFace(die));
  if (wrong >= 0) {
    return err({
      code: 'die-out-of-range',
      message: `Die ${wrong + 1} is ${sayDie(value[wrong])}; a die shows a whole number from 1 to 6.`,
      die: wrong + 1,
    });
  }
  return ok(value as unknown as Roll);
}

/** What was given for a die, where it can be said at all: a program may hand over anything. */
function sayDie(die: unknown): string {
  const isSaid = die === null || ['number', 'string', 'boolean'].includes(typeof die);
  return isSaid ? JSON.stringify(die) : 'no number';
}
