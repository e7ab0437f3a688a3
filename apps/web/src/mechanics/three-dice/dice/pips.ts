export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];

/** Where the pips lie on a face, as parts of its side. */
export const PIPS: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.23],
    [0.72, 0.23],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.77],
    [0.72, 0.77],
  ],
};

/** Asian dice have a large red one and a red four. */
export function pipColour(face: Face): string {
  return face === 1 || face === 4 ? '#c4211c' : '#1a1d22';
}

export function pipRadius(face: Face): number {
  return face === 1 ? 0.155 : 0.1;
}

export function isFace(value: number): value is Face {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}

/** The faces a text of digits names; anything else in it is passed over. */
export function facesIn(text: string): readonly Face[] {
  return [...text].map(Number).filter(isFace);
}
