import { ok } from '@baize/exact';
import { siKiPi } from '@baize/si-ki-pi';
import { threeDice } from '@baize/three-dice';
import type { EntryOpener, GameOpener, GameTerms, OpenGame } from '../settle-request/open-game.ts';
import { openAnyGame } from './any-game.ts';
import { type BetTable, sheetTable } from './bet-table.ts';
import { boxTable, openCardGame } from './si-ki-pi/card-game.ts';
import { areaTable, openDiceGame } from './three-dice/dice-game.ts';

/** What a mechanic has to say on a command line. */
interface Spoken {
  readonly open: EntryOpener;
  /** Everything one can bet on in a game of it. */
  readonly bets: BetTable;
}

/**
 * Mechanics with something of their own to say on a command line, by their names. Any other is settled as a table
 * would settle it, from what its outcome is and what it pays, and its bets are told as it prints them.
 */
const SPOKEN: ReadonlyMap<string, Spoken> = new Map([
  [threeDice.id, { open: openDiceGame, bets: areaTable }],
  [siKiPi.id, { open: openCardGame, bets: boxTable }],
]);

const ANY: Spoken = { open: openAnyGame, bets: sheetTable };

export const betTable: BetTable = (entry, library) =>
  (SPOKEN.get(entry.book.mechanic) ?? ANY).bets(entry, library);

/** Each game is prepared once, on its first use: that costs more than settling a thousand lines. */
export function gameOpener(terms: GameTerms): GameOpener {
  const open = new Map<string, OpenGame>();
  return (id) => {
    const known = open.get(id);
    if (known) return ok(known);
    const entry = terms.library.findGame(id);
    if (!entry.ok) return entry;
    const { open: opener } = SPOKEN.get(entry.value.book.mechanic) ?? ANY;
    const game = opener(entry.value, terms);
    open.set(id, game);
    return ok(game);
  };
}
