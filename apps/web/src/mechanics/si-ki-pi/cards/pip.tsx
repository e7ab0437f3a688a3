export type SuitLetter = 's' | 'h' | 'd' | 'c';

/** The four suits on a grid of 100 by 100. */
const PATHS: Readonly<Record<SuitLetter, string>> = {
  h: 'M50 90C20 64 5 48 5 30 5 16 16 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c12 0 23 9 23 23 0 18-15 34-45 60z',
  s: 'M50 5c10 18 43 36 43 58 0 13-10 20-20 20-8 0-15-4-19-11 1 11 5 18 13 23H33c8-5 12-12 13-23-4 7-11 11-19 11C17 83 7 76 7 63 7 41 40 23 50 5z',
  d: 'M50 3c10 18 22 34 38 47-16 13-28 29-38 47C40 79 28 63 12 50 28 37 40 21 50 3z',
  c: 'M50 5a21 21 0 0 1 17.5 32.5A21.5 21.5 0 1 1 54 71c1 11 5 19 13 24H33c8-5 12-13 13-24a21.5 21.5 0 1 1-13.5-33.5A21 21 0 0 1 50 5z',
};

interface PipProps {
  readonly suit: SuitLetter;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isTurned?: boolean;
}

/** One suit sign, in the colour of what it is drawn on. */
export function Pip({ suit, x, y, size, isTurned = false }: PipProps) {
  const turn = isTurned ? ' rotate(180)' : '';
  return (
    <path
      d={PATHS[suit]}
      fill="currentColor"
      transform={`translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`}
    />
  );
}
