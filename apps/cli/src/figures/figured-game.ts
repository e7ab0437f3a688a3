import { assertNever, err, ok, type Result } from '@baize/exact';
import type { Enumeration, Simulator } from '@baize/math';
import { siKiPiEnumeration, siKiPiSimulator } from '@baize/si-ki-pi/mathematics';
import { diceEnumeration, diceSimulator } from '@baize/three-dice/mathematics';
import { type Complaint, misuse, refusal } from '../complaint.ts';
import { gameIdOf, shortNamesText } from '../games/short-names.ts';
import { type GameTerms, gameOpener, type OpenGame } from '../settle-request/open-game.ts';
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
  return ok(figuredGame(game.value));
}

/** The one place that knows which mechanic enumerates which game. */
export function figuredGame(game: OpenGame): FiguredGame {
  switch (game.mechanic) {
    case 'three-dice':
      return {
        game,
        enumeration: diceEnumeration(game),
        simulator: diceSimulator,
        assumes: null,
      };
    case 'si-ki-pi': {
      const enumeration = siKiPiEnumeration(game);
      return {
        game,
        enumeration,
        simulator: () => siKiPiSimulator(game, enumeration),
        assumes:
          'one box, set by the House Way as the dealer’s hand is; see `baize solve` for better play',
      };
    }
    default:
      return assertNever(game);
  }
}
