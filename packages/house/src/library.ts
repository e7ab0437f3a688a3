import { assert } from '@baize/exact';
import type { Library } from '@baize/game';
import type { Mathematics } from '@baize/math';
import type { GameEntry } from '@baize/rulebooks';
import type { PlayedGame, TableMechanic } from '@baize/table';

/*
 * What whoever receives a library has to know of it, and what its mechanics add to the words of a table. Nothing here
 * says which mechanics and books there are: that is said once, in `shipped.ts`, and handed on as a value.
 */

export type { BoxTile, CardPlay, DisplayCards, VisibleHand } from '@baize/si-ki-pi/table';
export type { HouseExposure } from '@baize/table';
export type { DicePlay, Road, Statistics, Trends } from '@baize/three-dice/table';

/**
 * A mechanic as the house plays it. One from outside has an enumeration, from which its figures follow, and may say
 * more of them; what is counted of those that come along is in `@baize/house/mathematics`.
 */
export interface HouseMechanic extends TableMechanic<GameEntry> {
  readonly mathematics?: Partial<Mathematics<PlayedGame>>;
}

/** Books and games that tables can be played by. */
export type HouseLibrary = Library<GameEntry, HouseMechanic>;

/** What a game is played with; whoever has the game has found it in the same library. */
export function mechanicOf(
  { mechanics }: HouseLibrary,
  { mechanic }: { readonly mechanic: string },
): HouseMechanic {
  const found = mechanics.find(({ id }) => id === mechanic);
  assert(found !== undefined, `A game of ${mechanic} came from a library that has it.`);
  return found;
}
