import { assert } from '@baize/exact';
import type { SiKiPiGame } from '@baize/si-ki-pi';
import type { PlayedGame, TableRules } from '../../configuration/table-rules.ts';

/** The game of a card table; nothing here is asked by another. */
export function cardGameOf(game: PlayedGame): SiKiPiGame {
  assert(game.mechanic === 'si-ki-pi', 'A card table plays with cards.');
  return game;
}

export function cardGameAt({ game }: TableRules): SiKiPiGame {
  return cardGameOf(game);
}
