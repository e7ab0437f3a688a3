import type { Citation } from '@baize/game';
import type { TotalSum } from '../bets/bet.ts';
import type { Selection, SharedBetText } from '../bets/notation.ts';
import type { Face } from '../roll.ts';

interface Row<C extends Citation> {
  /** The bet's name as this document prints it. */
  readonly label: string;
  /** The price as printed: `8.5 to 1`. It becomes a fraction once, when a game is made. */
  readonly pays: string;
  /** Where this row has clauses of its own, instead of the table's. */
  readonly cite?: readonly [C, ...C[]];
}

/** One printed row; `on` lists the numbers or combinations it prices, each an area of its own (D7). */
export type PayRow<C extends Citation = Citation, Text extends string = string> = Row<C> &
  (
    | { readonly bet: 'small' | 'big' | 'odd' | 'even' | 'any-triple' }
    | { readonly bet: 'single'; readonly dice: 1 | 2 | 3 }
    | { readonly bet: 'total'; readonly on: readonly TotalSum[] }
    | { readonly bet: 'double' | 'triple'; readonly on: readonly Face[] }
    | { readonly bet: 'domino'; readonly on: readonly Selection['domino'][] }
    | { readonly bet: 'four'; readonly on: readonly Selection['four'][] }
    | { readonly bet: 'three'; readonly on: readonly Selection['three'][] }
    | { readonly bet: 'pair-single'; readonly on: readonly Selection['pair-single'][] }
    /** Bets the book has for itself, by their ids. */
    | { readonly bet: 'own'; readonly on: readonly Exclude<Text, SharedBetText>[] }
  );

/** A pay table as printed, row by row in the document's order. */
export interface PayTable<C extends Citation = Citation, Text extends string = string> {
  readonly cite: C;
  readonly title: string;
  readonly rows: readonly PayRow<C, Text>[];
}
