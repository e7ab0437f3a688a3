import { err, type Result } from '@baize/exact';
import { type JsonObject, textField } from '../json-lines/json-object.ts';
import { fault, type LineError } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';
import { nearest } from '../text/nearest.ts';
import { type DiceRequest, parseDiceRequest } from './dice-request.ts';
import type { GameOpener } from './open-game.ts';
import { parseSiKiPiRequest, type SiKiPiRequest } from './si-ki-pi-request.ts';

/** A round to be settled, parsed once: what the engine receives cannot be wrong any more. */
export type SettleRequest = DiceRequest | SiKiPiRequest;

export function parseSettleRequest(
  object: JsonObject,
  open: GameOpener,
): Result<SettleRequest, LineError> {
  const id = textField(object, 'game');
  if (!id.ok) return id;
  const game = open(id.value);
  if (!game.ok) return err(unknownGame(id.value, game.error.known));
  return game.value.mechanic === 'three-dice'
    ? parseDiceRequest(object, game.value)
    : parseSiKiPiRequest(object, game.value);
}

export function unknownGame(id: string, known: readonly string[]): LineError {
  const suggestion = nearest(id, known);
  const hint = suggestion === null ? `the games are ${known.join(', ')}.` : `is it ${suggestion}?`;
  const details = suggestion === null ? { known } : { known, suggestion };
  return fault('unknown-game', 'game', `There is no game ${showValue(id)}; ${hint}`, details);
}
