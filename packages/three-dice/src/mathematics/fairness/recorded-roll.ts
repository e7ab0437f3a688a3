import { ALL_ROLLS, FACES, type Roll } from '../../roll.ts';

/** The roll of a number from 0 to 215. */
export function rollAt(outcome: number): Roll {
  return ALL_ROLLS[outcome] ?? [1, 1, 1];
}

/** The roll that was recorded, for whoever wants faces and not numbers. */
export function rollOf([a = 1, b = 1, c = 1]: readonly number[]): Roll {
  return [faceOf(a), faceOf(b), faceOf(c)];
}

function faceOf(number: number): Roll[number] {
  return FACES[number - 1] ?? 1;
}
