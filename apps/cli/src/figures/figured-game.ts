import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { mathematicsOf } from '@baize/house/mathematics';
import type { Enumeration, Simulator } from '@baize/math';
import { type Complaint, misuse, refusal } from '../complaint.ts';
import { gameIdOf, shortNamesText } from '../games/short-names.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import type { GameTerms, OpenGame } from '../settle-request/open-game.ts';
import { unknownGame } from '../settle-request/settle-request.ts';

/** A game with what mathematics needs to know of it: all that the commands of figures ask. */
export interface FiguredGame {
  readonly game: OpenGame;
  readonly enumeration: Enumeration;
  readonly simulator: () => Simulator;
  /** How the figures come about, where that is not plain. */
  readonly assumes: string | null;
}

/** The game an operand names, whatever it is played with, under the terms of the command line. */
export function figuredGameFrom(
  id: string | undefined,
  terms: GameTerms,
): Result<FiguredGame, Complaint> {
  if (id === undefined) return err(misuse('name a game; `baize games` lists them'));
  const game = gameOpener(terms)(gameIdOf(id));
  if (!game.ok) {
    const { message } = unknownGame(id, game.error.known);
    return err(refusal(`${message} ${shortNamesText()}`));
  }
  return ok(figuredGame(game.value, terms.library));
}

export function figuredGame(game: OpenGame, library: HouseLibrary): FiguredGame {
  const mathematics = mathematicsOf(library, game.played);
  const enumeration = mathematics.enumeration(game.played);
  return {
    game,
    enumeration,
    simulator: () => mathematics.simulator(game.played, enumeration),
    assumes: mathematics.assumes,
  };
}
