import { assert, type Rational } from '@baize/exact';
import { createLibrary, type Enumeration, type Library } from '@baize/game';
import { figuresOf } from '@baize/math';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import type { SiKiPiGame } from '@baize/si-ki-pi';
import { analyzeBonus, siKiPiEnumeration } from '@baize/si-ki-pi/mathematics';
import { siKiPiTable } from '@baize/si-ki-pi/table';
import type { PlayedGame, TableMechanic } from '@baize/table';
import { diceEnumeration } from '@baize/three-dice/mathematics';
import { threeDiceTable } from '@baize/three-dice/table';

/** A mechanic with everything the house asks of it: its table, and what mathematics needs to know. */
export interface HouseMechanic extends TableMechanic<GameEntry> {
  /** Every result its bets can tell apart, and what every bet does on each. */
  enumeration(game: PlayedGame): Enumeration;
  /** What can be said of single bets without enumerating everything; left out, all of it comes from there. */
  chances?(game: PlayedGame): BetChances;
}

/** By bet: how often it wins and what it costs; null where that depends on how everybody plays. */
export type BetChances = ReadonlyMap<
  string,
  { readonly hit: Rational; readonly edge: Rational } | null
>;

/** Books and games that tables can be played by. */
export type HouseLibrary = Library<GameEntry, HouseMechanic>;

/** The mechanics that come with the platform: the only list of them. */
export const MECHANICS: readonly HouseMechanic[] = [
  { ...threeDiceTable, enumeration: countedBy(threeDiceTable, diceEnumeration) },
  {
    ...siKiPiTable,
    enumeration: countedBy(siKiPiTable, siKiPiEnumeration),
    chances: countedBy(siKiPiTable, bonusChances),
  },
];

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

/** How often every bet of a game wins, and what it costs. */
export function chancesOf(library: HouseLibrary, game: PlayedGame): BetChances {
  const mechanic = mechanicOf(library, game);
  if (mechanic.chances) return mechanic.chances(game);
  const enumeration = mechanic.enumeration(game);
  return new Map(enumeration.bets.map((bet) => [bet.bet, figuresOf(enumeration, bet)]));
}

/** What an initial bet costs depends on how cards are set; the solver knows it. */
function bonusChances(game: SiKiPiGame): BetChances {
  const bonus = analyzeBonus(game);
  return new Map([
    ['initial', null],
    ['bonus:player', bonus],
    ['bonus:dealer', bonus],
  ]);
}

/** A mechanic is asked about games of its own only. */
function countedBy<Game extends PlayedGame, Answer>(
  { id }: { readonly id: string },
  count: (game: Game) => Answer,
): (game: PlayedGame) => Answer {
  return (game) => {
    assert(game.mechanic === id, `A game of ${game.mechanic} is not counted by ${id}.`);
    return count(game as Game);
  };
}
