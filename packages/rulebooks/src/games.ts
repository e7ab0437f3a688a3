import { err, ok, type Result } from '@baize/exact';
import type { SiKiPiRulebook } from '@baize/si-ki-pi';
import type { DiceLayout, DiceRulebook } from '@baize/three-dice';
import { RULEBOOKS } from './registry.ts';
import type { Rulebook } from './rulebook.ts';

/** A game is a rulebook and, for the dice games, one of its layouts. */
export type GameEntry =
  | { readonly id: string; readonly book: DiceRulebook; readonly layout: DiceLayout }
  | { readonly id: string; readonly book: SiKiPiRulebook; readonly layout: null };

const BOOKS: readonly Rulebook[] = RULEBOOKS;

/** Every game that can be played, in the order of the rulebooks. */
export const GAMES: readonly GameEntry[] = BOOKS.flatMap((book): readonly GameEntry[] =>
  book.mechanic === 'si-ki-pi'
    ? [{ id: book.id, book, layout: null }]
    : book.layouts.map((layout) => ({ id: `${book.id}/${layout.id}`, book, layout })),
);

const BY_ID: ReadonlyMap<string, GameEntry> = new Map(GAMES.map((game) => [game.id, game]));

export interface UnknownGame {
  readonly code: 'unknown-game';
  readonly message: string;
  readonly known: readonly string[];
}

export function findGame(id: string): Result<GameEntry, UnknownGame> {
  const game = BY_ID.get(id);
  if (game) return ok(game);
  const known = [...BY_ID.keys()];
  const message = `There is no game ${JSON.stringify(id)}; the games are ${known.join(', ')}.`;
  return err({ code: 'unknown-game', message, known });
}
