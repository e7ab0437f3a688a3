import { createLibrary, type Library } from '@baize/game';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import { siKiPiTable } from '@baize/si-ki-pi/table';
import type { TableMechanic } from '@baize/table';
import { threeDiceTable } from '@baize/three-dice/table';

/** Books and games that tables can be played by. */
export type HouseLibrary = Library<GameEntry, TableMechanic<GameEntry>>;

/** The mechanics that come with the platform: the only list of them. */
export const MECHANICS: readonly TableMechanic<GameEntry>[] = [threeDiceTable, siKiPiTable];

/** What comes with the platform; packages from outside may add to it. */
export const SHIPPED: HouseLibrary = shipped();

function shipped(): HouseLibrary {
  const library = createLibrary<GameEntry, TableMechanic<GameEntry>>(MECHANICS, RULEBOOKS);
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}
