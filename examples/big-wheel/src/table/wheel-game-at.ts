import { assert } from '@baize/exact';
import type { PlayedGameBase, TableRules } from '@baize/table/kit';
import { type WheelGame, wheelRules } from '../game.ts';

export function isWheelGame(game: PlayedGameBase | null): game is WheelGame {
  return game?.mechanic === wheelRules.id;
}

/** The game of a table with a wheel; nothing here is asked by another. */
export function wheelGameOf(game: PlayedGameBase): WheelGame {
  assert(isWheelGame(game), 'A table with a wheel plays by the rules of the wheel.');
  return game;
}

export function wheelGameAt({ game }: TableRules): WheelGame {
  return wheelGameOf(game);
}
