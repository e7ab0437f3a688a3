import { ok } from '@baize/exact';
import type { GameEntry } from '@baize/rulebooks';
import { siKiPi } from '@baize/si-ki-pi';
import { threeDice } from '@baize/three-dice';
import type {
  EntryOpener,
  GameOpener,
  GameTerms,
  HousePayTableReader,
  OpenGame,
} from '../settle-request/open-game.ts';
import { openAnyGame } from './any-game.ts';
import { type BetTable, sheetTable } from './bet-table.ts';
import { boxTable, openCardGame } from './si-ki-pi/card-game.ts';
import { areaTable, openDiceGame } from './three-dice/dice-game.ts';
import { readDiceHousePayTable } from './three-dice/house-table.ts';

/** What a mechanic has to say on a command line. */
interface Spoken {
  readonly open: EntryOpener;
  /** Everything one can bet on in a game of it. */
  readonly bets: BetTable;
  /** Null where no house has prices of its own. */
  readonly housePayTable: HousePayTableReader | null;
}

/**
 * Mechanics with something of their own to say on a command line, by their names. Any other is settled as a table
 * would settle it, from what its outcome is and what it pays, and its bets are told as it prints them.
 */
const SPOKEN: ReadonlyMap<string, Spoken> = new Map([
  [threeDice.id, { open: openDiceGame, bets: areaTable, housePayTable: readDiceHousePayTable }],
  [siKiPi.id, { open: openCardGame, bets: boxTable, housePayTable: null }],
]);

const ANY: Spoken = { open: openAnyGame, bets: sheetTable, housePayTable: null };

export const betTable: BetTable = (entry, library) => spokenOf(entry).bets(entry, library);

/** What reads the prices of a house for a game; null where no house has any. */
export function housePayTableReader(entry: GameEntry): HousePayTableReader | null {
  return spokenOf(entry).housePayTable;
}

/** Each game is prepared once, on its first use: that costs more than settling a thousand lines. */
export function gameOpener(terms: GameTerms): GameOpener {
  const open = new Map<string, OpenGame>();
  return (id) => {
    const known = open.get(id);
    if (known) return ok(known);
    const entry = terms.library.findGame(id);
    if (!entry.ok) return entry;
    const { open: opener } = terms.tables.get(id) ?? spokenOf(entry.value);
    const game = opener(entry.value, terms);
    open.set(id, game);
    return ok(game);
  };
}

function spokenOf({ book }: GameEntry): Spoken {
  return SPOKEN.get(book.mechanic) ?? ANY;
}
