import { assert } from '@baize/exact';
import type { DiceGame } from '@baize/three-dice';
import type { PlayedGame, TableRules } from '../../configuration/table-rules.ts';

/** The game of a table of three dice; nothing here is asked by another. */
export function diceGameOf(game: PlayedGame): DiceGame {
  assert(game.mechanic === 'three-dice', 'A table of three dice plays with three dice.');
  return game;
}

export function diceGameAt({ game }: TableRules): DiceGame {
  return diceGameOf(game);
}
