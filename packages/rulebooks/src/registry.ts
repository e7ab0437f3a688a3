import { createLibrary, type Library, type Mechanic } from '@baize/game';
import { type SiKiPiEntry, siKiPi } from '@baize/si-ki-pi';
import { type DiceEntry, threeDice } from '@baize/three-dice';
import { licenseeSicBo } from './licensee-sic-bo/index.ts';
import { mbsSicBoV4 } from './mbs-sic-bo-v4/index.ts';
import type { Rulebook } from './rulebook.ts';
import { rwsSiKiPiV2 } from './rws-si-ki-pi-v2/index.ts';
import { rwsSicBo2021 } from './rws-sic-bo-2021/index.ts';
import { rwsTaiSaiV5 } from './rws-tai-sai-v5/index.ts';

/** The only list of rulebooks. To add one, see docs/guides/add-a-rulebook.md. */
export const RULEBOOKS = [
  rwsSicBo2021,
  mbsSicBoV4,
  licenseeSicBo,
  rwsTaiSaiV5,
  rwsSiKiPiV2,
] as const satisfies readonly Rulebook[];

/** A game of one of the mechanics that come with the platform. */
export type GameEntry = DiceEntry | SiKiPiEntry;

export const MECHANICS: readonly Mechanic<GameEntry>[] = [threeDice, siKiPi];

/** The books that come with the platform; a command line may add others. */
export const SHIPPED: Library<GameEntry> = loadShipped();

function loadShipped(): Library<GameEntry> {
  const library = createLibrary(MECHANICS, RULEBOOKS);
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

export const { games: GAMES, findGame, findClause } = SHIPPED;
