import { err, ok, type Result } from '@baize/exact';
import type { DiceGame } from '@baize/three-dice';
import { type Complaint, misuse, refusal } from './complaint.ts';
import { departuresFrom } from './house-table-file.ts';
import type { Io } from './io.ts';
import { type GameTerms, gameOpener } from './settle-request/open-game.ts';
import { unknownGame } from './settle-request/settle-request.ts';
import { termsFrom } from './terms.ts';

interface TermOptions {
  readonly reading: readonly string[];
  readonly table: readonly string[];
}

/** The terms of the command line; prices no floor may use are warned of on the way. */
export function parseTermsWithWarnings(options: TermOptions, io: Io): Result<GameTerms, Complaint> {
  const terms = termsFrom(options);
  if (!terms.ok) return err(misuse(terms.error));
  for (const warning of departuresFrom(terms.value.tables.values())) io.err.write(`${warning}\n`);
  return terms;
}

/** The dice game an operand names, under the terms of the command line. */
export function diceGameFrom(
  id: string | undefined,
  terms: GameTerms,
): Result<DiceGame, Complaint> {
  if (id === undefined) return err(misuse('name a game; `baize games` lists them'));
  const game = gameOpener(terms)(id);
  if (!game.ok) return err(refusal(unknownGame(id, game.error.known).message));
  if (game.value.mechanic !== 'three-dice') {
    return err(refusal(`${id} is played with cards, and this is for dice; see \`baize solve\`.`));
  }
  return ok(game.value);
}
