/** A fair die shows each of these equally often. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** Three dice in the order in which they were recorded. */
export type Roll = readonly [Face, Face, Face];

export const ALL_ROLLS: readonly Roll[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c): Roll => [a, b, c])),
);

/** 0 to 215, the first die counting most. */
export function rollIndex([a, b, c]: Roll): number {
  return (a - 1) * 36 + (b - 1) * 6 + (c - 1);
}

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
