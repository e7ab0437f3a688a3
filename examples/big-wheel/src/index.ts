import { bigWheelBook } from './book/big-wheel-book.ts';
import { wheelTable } from './table/wheel-table.ts';
// Whoever has the type of a book has the words its procedure may say.
import './words-of-a-wheel.ts';

/** The type of a book of this mechanic, for whoever writes another one. */
export type { WheelRulebook as Rulebook } from './rulebook.ts';

/** What `--with` looks for. */
export const books = [bigWheelBook];
export const mechanics = [wheelTable];
