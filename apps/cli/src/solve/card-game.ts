import { err, ok, type Result } from '@baize/exact';
import type { Readings } from '@baize/game';
import type { HouseLibrary } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import { type SiKiPiGame, siKiPiGame } from '@baize/si-ki-pi';
import { gameIdOf } from '../games/short-names.ts';
import { gameOpener } from '../settle-request/open-game.ts';
import { unknownGame } from '../settle-request/settle-request.ts';
import type { TypedRefusal } from '../typed-refusal.ts';

/** The games that leave a player a choice, so that there is something to solve. */
export const CARD_GAME_IDS: readonly string[] = GAMES.filter(({ layout }) => layout === null).map(
  ({ id }) => id,
);

export function cardGameFrom(
  id: string,
  readings: Readings,
  library: HouseLibrary,
): Result<SiKiPiGame, TypedRefusal> {
  const game = gameOpener({ library, readings, tables: new Map() })(gameIdOf(id));
  if (!game.ok) {
    const { code, message, details } = unknownGame(id, game.error.known);
    return err({ code, message, details });
  }
  if (game.value.mechanic === 'si-ki-pi') return ok(game.value);
  const message = `${id} leaves a player nothing to decide, so there is nothing to solve.`;
  return err({ code: 'not-solvable', message, details: { solvable: CARD_GAME_IDS } });
}

/** The only card game there is so far, for commands that do not ask which. */
export function onlyCardGame(readings: Readings): SiKiPiGame {
  const entry = GAMES.find((game) => game.layout === null);
  if (entry?.layout !== null) throw new Error('No rulebook is played with cards.');
  return siKiPiGame(entry.book, { readings });
}
