import { ok } from '@baize/exact';
import { siKiPi } from '@baize/si-ki-pi';
import { threeDice } from '@baize/three-dice';
import type { EntryOpener, GameOpener, GameTerms, OpenGame } from '../settle-request/open-game.ts';
import { openAnyGame } from './any-game.ts';
import { openCardGame } from './si-ki-pi/card-game.ts';
import { openDiceGame } from './three-dice/dice-game.ts';

/**
 * Mechanics with something of their own to say on a command line, by their names. Any other is settled as a table
 * would settle it, from what its outcome is and what it pays.
 */
const OPENERS: ReadonlyMap<string, EntryOpener> = new Map([
  [threeDice.id, openDiceGame],
  [siKiPi.id, openCardGame],
]);

/** Each game is prepared once, on its first use: that costs more than settling a thousand lines. */
export function gameOpener(terms: GameTerms): GameOpener {
  const open = new Map<string, OpenGame>();
  return (id) => {
    const known = open.get(id);
    if (known) return ok(known);
    const entry = terms.library.findGame(id);
    if (!entry.ok) return entry;
    const opener = OPENERS.get(entry.value.book.mechanic) ?? openAnyGame;
    const game = opener(entry.value, terms);
    open.set(id, game);
    return ok(game);
  };
}
