import type { Library } from '@baize/game';
import { type GameEntry, SHIPPED } from '@baize/rulebooks';

/** The books and games a table can play by. */
export type TableLibrary = Library<GameEntry>;

/** What a table plays by where nobody says otherwise. */
export const SHIPPED_LIBRARY: TableLibrary = SHIPPED;

/**
 * Where a state keeps its library. It is no part of what has happened: a symbol is in no JSON, so that
 * snapshots and records stay as they are, and whoever restores a table says what it plays by.
 */
export const LIBRARY: unique symbol = Symbol('library');
