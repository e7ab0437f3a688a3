import type { Library } from '@baize/game';
import { createLibrary, type Mechanic } from '@baize/game';
import { type SiKiPiEntry, siKiPi } from '@baize/si-ki-pi';
import { type DiceEntry, threeDice } from '@baize/three-dice';
import { RULEBOOKS } from './registry.ts';

/** A game of one of the mechanics that come with the platform. */
export type GameEntry = DiceEntry | SiKiPiEntry;

export const MECHANICS: readonly Mechanic<GameEntry>[] = [threeDice, siKiPi];

/** The books that come with the platform; a command line may add others. */
export const SHIPPED: Library<GameEntry> = shipped();

function shipped(): Library<GameEntry> {
  const library = createLibrary(MECHANICS, RULEBOOKS);
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

export const { games: GAMES, findGame, findClause } = SHIPPED;
