import { assert } from '@baize/exact';
import { createLibrary, type Library } from '@baize/game';
import type { Mathematics } from '@baize/math';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import { siKiPiTable } from '@baize/si-ki-pi/table';
import type { PlayedGame, TableMechanic } from '@baize/table';
import { threeDiceTable } from '@baize/three-dice/table';

/**
 * A mechanic as the house plays it. One from outside has an enumeration, from which its figures follow, and may say
 * more of them; what is counted of those that come along is in `@baize/house/mathematics`.
 */
export interface HouseMechanic extends TableMechanic<GameEntry> {
  readonly mathematics?: Partial<Mathematics<PlayedGame>>;
}

/** Books and games that tables can be played by. */
export type HouseLibrary = Library<GameEntry, HouseMechanic>;

/** The mechanics that come with the platform: the only list of them. */
export const MECHANICS: readonly HouseMechanic[] = [threeDiceTable, siKiPiTable];

/** What comes with the platform; packages from outside may add to it. */
export const SHIPPED: HouseLibrary = shipped();

/** What a game is played with; whoever has the game has found it in the same library. */
export function mechanicOf(
  { mechanics }: HouseLibrary,
  { mechanic }: { readonly mechanic: string },
): HouseMechanic {
  const found = mechanics.find(({ id }) => id === mechanic);
  assert(found !== undefined, `A game of ${mechanic} came from a library that has it.`);
  return found;
}

function shipped(): HouseLibrary {
  const library = createLibrary<GameEntry, HouseMechanic>(MECHANICS, RULEBOOKS);
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}
