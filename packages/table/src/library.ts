import type { GameBase, Library } from '@baize/game';
import type { TableMechanic } from './mechanic.ts';

/** The mechanics, books and games a table can play by. */
export type TableLibrary = Library<GameBase, TableMechanic>;

/**
 * Where a state keeps its library. It is no part of what has happened: a symbol is in no JSON, so that
 * snapshots and records stay as they are, and whoever restores a table says what it plays by.
 */
export const LIBRARY: unique symbol = Symbol('library');

/** Something made of a library once, however often it is asked for. */
export function oncePer<Made>(
  make: (library: TableLibrary) => Made,
): (library: TableLibrary) => Made {
  const known = new WeakMap<TableLibrary, Made>();
  // Every bet asks several times, and nearly always about the library it was asked about before.
  let last: { readonly library: TableLibrary; readonly made: Made } | null = null;
  return (library) => {
    if (last?.library === library) return last.made;
    const made = known.get(library) ?? make(library);
    known.set(library, made);
    last = { library, made };
    return made;
  };
}
