import { assert } from '@baize/exact';
import type { PlayedGameBase, TableRules } from '@baize/table/kit';
import type { SiKiPiGame } from '../game.ts';
import { siKiPi } from '../mechanic.ts';

export function isCardGame(game: PlayedGameBase): game is SiKiPiGame {
  return game.mechanic === siKiPi.id;
}

/** The game of a card table; nothing here is asked by another. */
export function cardGameOf(game: PlayedGameBase): SiKiPiGame {
  assert(isCardGame(game), 'A card table plays with cards.');
  return game;
}

export function cardGameAt({ game }: TableRules): SiKiPiGame {
  return cardGameOf(game);
}
