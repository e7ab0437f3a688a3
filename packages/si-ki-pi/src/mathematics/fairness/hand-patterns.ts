/** How many of the 270,725 sets of four cards have each pattern of ranks, commonest first. */
export const HAND_PATTERNS = [
  { pattern: '1111', label: 'four ranks', hands: 183_040 },
  { pattern: '211', label: 'one pair', hands: 82_368 },
  { pattern: '22', label: 'two pairs', hands: 2_808 },
  { pattern: '31', label: 'three alike', hands: 2_496 },
  { pattern: '4', label: 'four alike', hands: 13 },
] as const;

export const HANDS = 270_725;

/** Which of the patterns four places of a deck have, from 0: by how many pairs of them share a rank. */
export function patternIndex(a: number, b: number, c: number, d: number): number {
  const alike = [
    countSame(a, b),
    countSame(a, c),
    countSame(a, d),
    countSame(b, c),
    countSame(b, d),
    countSame(c, d),
  ];
  const pairs = alike.reduce((sum, value) => sum + value, 0);
  return PATTERN_OF_PAIRS[pairs] ?? 0;
}

// No pair of equal ranks, one, two, three (of three alike) or six (of four alike).
const PATTERN_OF_PAIRS = [0, 1, 2, 3, 3, 3, 4];

function countSame(a: number, b: number): number {
  return a >> 2 === b >> 2 ? 1 : 0;
}
