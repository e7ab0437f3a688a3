import { err, type Result } from '@baize/exact';
import { type JsonObject, textField } from '../json-lines/json-object.ts';
import { fault, type LineError } from '../json-lines/line-error.ts';
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
  const suggestion = nearest(id, known);
  const hint = suggestion === null ? `the games are ${known.join(', ')}.` : `is it ${suggestion}?`;
  const details = suggestion === null ? { known } : { known, suggestion };
  return fault('unknown-game', 'game', `There is no game ${showValue(id)}; ${hint}`, details);
}
