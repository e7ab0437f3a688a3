import { assertNever, compare, err, ok, type Result } from '@baize/exact';
import { oddsOf, type Readings, type UnknownGame } from '@baize/game';
import type { HouseLibrary } from '@baize/house';
import type { GameEntry } from '@baize/rulebooks';
import { type SiKiPiGame, siKiPiGame } from '@baize/si-ki-pi';
import { type DiceGame, diceGame, type HouseTable } from '@baize/three-dice';

export type OpenGame = DiceGame | SiKiPiGame;

/** Opens a game by its id, under the readings and house tables of the command line. */
export type GameOpener = (id: string) => Result<OpenGame, UnknownGame>;

export interface GameTerms {
  readonly library: HouseLibrary;
  readonly readings: Readings;
  /** By game id: prices of the house instead of the document's. */
  readonly tables: ReadonlyMap<string, HouseTable>;
}

/** Each game is prepared once, on its first use: that costs more than settling a thousand lines. */
export function gameOpener(terms: GameTerms): GameOpener {
  const open = new Map<string, OpenGame>();
  return (id) => {
    const known = open.get(id);
    if (known) return ok(known);
    const entry = terms.library.findGame(id);
    if (!entry.ok) return entry;
    if (entry.value.layout === undefined) return notSettled(entry.value, terms.library);
    const game = prepare(entry.value, terms);
    open.set(id, game);
    return ok(game);
  };
}

/** A game of a mechanic from outside is played at a table; this command line settles dice and cards by themselves. */
function notSettled(
  { id, book }: Pick<GameEntry, 'id' | 'book'>,
  { games }: HouseLibrary,
): Result<never, UnknownGame> {
  const message = `${id} is played with ${book.mechanic}: play it at a table, with \`baize play\`.`;
  return err({ code: 'unknown-game', message, known: games.map((game) => game.id) });
}

function prepare({ id, book, layout }: GameEntry, { readings, tables }: GameTerms): OpenGame {
  if (layout === null) return siKiPiGame(book, { readings });
  const table = tables.get(id);
  return diceGame(book, layout, table ? { readings, ...pick(table) } : { readings });
}

function pick({ prices, unit }: HouseTable): Pick<HouseTable, 'prices' | 'unit'> {
  return { prices, unit };
}

const CEILINGS = new WeakMap<OpenGame, number>();

/**
 * Stakes that together stay at or below this can win whatever the game pays without any amount leaving
 * the safe range; above it the amounts must be looked at one by one.
 */
export function ceilingOf(game: OpenGame): number {
  const known = CEILINGS.get(game);
  if (known !== undefined) return known;
  const best = oddsIn(game).reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  const perUnit = best.numerator / best.denominator + 2n;
  const ceiling = Number(BigInt(Number.MAX_SAFE_INTEGER) / perUnit);
  CEILINGS.set(game, ceiling);
  return ceiling;
}

function oddsIn(game: OpenGame) {
  switch (game.mechanic) {
    case 'three-dice':
      return game.wagers.flatMap(({ prices }) => prices.map(({ odds }) => odds));
    case 'si-ki-pi':
      return [game.initialOdds, ...game.book.table.bonus.rows.map((row) => oddsOf(row.pays))];
    default:
      return assertNever(game);
  }
}
