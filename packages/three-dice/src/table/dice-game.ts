import { assert } from '@baize/exact';
import type { PlayedGameBase, TableRules } from '@baize/table/kit';
import { threeDice } from '../mechanic.ts';
import type { DiceGame } from '../settle.ts';

export function isDiceGame(game: PlayedGameBase | null): game is DiceGame {
  return game?.mechanic === threeDice.id;
}

/** The game of a table of three dice; nothing here is asked by another. */
export function diceGameOf(game: PlayedGameBase): DiceGame {
  assert(isDiceGame(game), 'A table of three dice plays with three dice.');
  return game;
}

export function diceGameAt({ game }: TableRules): DiceGame {
  return diceGameOf(game);
}
