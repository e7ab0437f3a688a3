import { err, type Result } from '@baize/exact';
import { type JsonObject, textField } from '../json-lines/json-object.ts';
import { type LineError, problem } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';
import { nearest } from '../text/nearest.ts';
import type { GameOpener, RoundRequest } from './open-game.ts';

export function parseSettleRequest(
  object: JsonObject,
  open: GameOpener,
): Result<RoundRequest, LineError> {
  const id = textField(object, 'game');
  if (!id.ok) return id;
  const game = open(id.value);
  if (!game.ok) return err(unknownGame(id.value, game.error.known));
  return game.value.parseRound(object);
}

export function unknownGame(id: string, known: readonly string[]): LineError {
  // Whoever names a book and no layout means one of its games.
  const ofBook = known.filter((game) => game.startsWith(`${id}/`));
  const suggestion = ofBook[0] ?? nearest(id, known);
  const hint =
    suggestion === null
      ? `the games are ${known.join(', ')}.`
      : `is it ${ofBook.length > 1 ? ofBook.join(' or ') : suggestion}?`;
  const details = suggestion === null ? { known } : { known, suggestion };
  return problem('unknown-game', 'game', `There is no game ${showValue(id)}; ${hint}`, details);
}
