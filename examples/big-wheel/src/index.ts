import { bigWheelBook } from './book/big-wheel-book.ts';
import { wheelTable } from './table/wheel-table.ts';

/** What `--with` looks for. */
export const books = [bigWheelBook];
export const mechanics = [wheelTable];
