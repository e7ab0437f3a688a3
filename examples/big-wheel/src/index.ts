import type { Fairness } from '@baize/math/fairness';
import type { TableMechanic } from '@baize/table/kit';
import { bigWheelBook } from './book/big-wheel-book.ts';
import { wheelFairness } from './fairness.ts';
import type { WheelEntry } from './game.ts';
import { wheelTable } from './table/wheel-table.ts';
// Whoever has the type of a book has the words its procedure may say.
import './words-of-a-wheel.ts';

/** The type of a book of this mechanic, for whoever writes another one. */
export type { WheelRulebook as Rulebook } from './rulebook.ts';

/** Its figures follow from its enumeration; what records of its spins tell it says itself. */
interface WheelMechanic extends TableMechanic<WheelEntry> {
  readonly mathematics: { readonly fairness: Fairness };
}

/** What `--with` looks for. */
export const books = [bigWheelBook];
export const mechanics: readonly WheelMechanic[] = [
  { ...wheelTable, mathematics: { fairness: wheelFairness } },
];
