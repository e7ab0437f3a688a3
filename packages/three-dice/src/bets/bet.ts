import type { Citation } from '@baize/game';
import type { Face } from '../roll.ts';
import type { Condition } from './condition.ts';

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

/** The kinds of bet that most books of three dice share; a book may have bets of its own besides. */
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
] as const;
export type BetKind = (typeof BET_KINDS)[number];

interface BetData {
  /** The canonical text of the bet, and its id everywhere: `small`, `total:8`. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** The same in Chinese; a screen shows `name` where there is none. */
  readonly zh?: string;
  readonly wins: Condition;
  /** The face whose number of dice decides which price applies; most bets have one price. */
  readonly pricedBy?: Face;
}

/** A bet of the thirteen shared kinds. The book's rule index says by which clauses it wins. */
export interface SharedBet extends BetData {
  readonly group: BetKind;
  readonly cite: null;
}

/** A bet that one book has for itself, with the clauses that say when it wins. */
export interface OwnBet<C extends Citation = Citation> extends BetData {
  /** Bets of one group have limits, a style of prices and a place in lists together. */
  readonly group: string;
  readonly cite: readonly [C, ...C[]];
}

export type Bet = SharedBet | OwnBet;
