import type { Face } from './roll.ts';

/** Totals 3 and 18 are not offered anywhere. */
export const TOTAL_SUMS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export type TotalSum = (typeof TOTAL_SUMS)[number];

/** Two different faces, the lower first. */
export const DOMINO_PAIRS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 4],
  [3, 5],
  [3, 6],
  [4, 5],
  [4, 6],
  [5, 6],
] as const;
export type DominoPair = (typeof DOMINO_PAIRS)[number];

/** Four different faces, ascending; one layout offers all fifteen, the others four of them. */
export const FOUR_NUMBERS = [
  [1, 2, 3, 4],
  [1, 2, 3, 5],
  [1, 2, 3, 6],
  [1, 2, 4, 5],
  [1, 2, 4, 6],
  [1, 2, 5, 6],
  [1, 3, 4, 5],
  [1, 3, 4, 6],
  [1, 3, 5, 6],
  [1, 4, 5, 6],
  [2, 3, 4, 5],
  [2, 3, 4, 6],
  [2, 3, 5, 6],
  [2, 4, 5, 6],
  [3, 4, 5, 6],
] as const;
export type FourNumbers = (typeof FOUR_NUMBERS)[number];

/** Three different faces, ascending. */
export const THREE_SINGLES = [
  [1, 2, 3],
  [1, 2, 4],
  [1, 2, 5],
  [1, 2, 6],
  [1, 3, 4],
  [1, 3, 5],
  [1, 3, 6],
  [1, 4, 5],
  [1, 4, 6],
  [1, 5, 6],
  [2, 3, 4],
  [2, 3, 5],
  [2, 3, 6],
  [2, 4, 5],
  [2, 4, 6],
  [2, 5, 6],
  [3, 4, 5],
  [3, 4, 6],
  [3, 5, 6],
  [4, 5, 6],
] as const;
export type ThreeSingles = (typeof THREE_SINGLES)[number];

/** Two of the first face and one of the last. 1 1 2 and 6 6 5 are on no layout: reading D11. */
export const PAIR_SINGLES = [
  [1, 1, 3],
  [1, 1, 4],
  [1, 1, 5],
  [1, 1, 6],
  [2, 2, 1],
  [2, 2, 3],
  [2, 2, 4],
  [2, 2, 5],
  [2, 2, 6],
  [3, 3, 1],
  [3, 3, 2],
  [3, 3, 4],
  [3, 3, 5],
  [3, 3, 6],
  [4, 4, 1],
  [4, 4, 2],
  [4, 4, 3],
  [4, 4, 5],
  [4, 4, 6],
  [5, 5, 1],
  [5, 5, 2],
  [5, 5, 3],
  [5, 5, 4],
  [5, 5, 6],
  [6, 6, 1],
  [6, 6, 2],
  [6, 6, 3],
  [6, 6, 4],
] as const;
export type PairSingle = (typeof PAIR_SINGLES)[number];

export type Bet =
  | { readonly kind: 'small' }
  | { readonly kind: 'big' }
  | { readonly kind: 'odd' }
  | { readonly kind: 'even' }
  | { readonly kind: 'any-triple' }
  | { readonly kind: 'single'; readonly face: Face }
  | { readonly kind: 'total'; readonly sum: TotalSum }
  | { readonly kind: 'domino'; readonly faces: DominoPair }
  | { readonly kind: 'double'; readonly face: Face }
  | { readonly kind: 'triple'; readonly face: Face }
  | { readonly kind: 'four'; readonly faces: FourNumbers }
  | { readonly kind: 'three'; readonly faces: ThreeSingles }
  | { readonly kind: 'pair-single'; readonly faces: PairSingle };

export type BetKind = Bet['kind'];

export const BET_KINDS = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  'single',
  'total',
  'domino',
  'double',
  'triple',
  'four',
  'three',
  'pair-single',
] as const satisfies readonly BetKind[];
