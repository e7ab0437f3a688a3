import { createHash } from 'node:crypto';
import type { GameBody } from '@baize/protocol/http';
import type { GameEntry } from '@baize/rulebooks';
import { type SiKiPiGame, siKiPiGame } from '@baize/si-ki-pi';
import { type DiceGame, diceGame } from '@baize/three-dice';
import { cardGameBody } from './card-game-body.ts';
import { diceGameBody } from './dice-game-body.ts';

export type Game = DiceGame | SiKiPiGame;

/** A game as JSON, with the tag a client may ask by next time. */
export interface GameText {
  readonly text: string;
  readonly etag: string;
}

/** A game as its document has it. */
export function gameOf({ book, layout }: GameEntry): Game {
  const known = GAMES.get(book.id + (layout?.id ?? ''));
  if (known) return known;
  const game = layout ? diceGame(book, layout) : siKiPiGame(book);
  GAMES.set(book.id + (layout?.id ?? ''), game);
  return game;
}

const GAMES = new Map<string, Game>();

/** Judging every area on all 216 rolls takes a while; the same game is written once. */
export function gameText(game: Game): GameText {
  const known = TEXTS.get(game);
  if (known) return known;
  const text = JSON.stringify(gameBodyOf(game));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const written = { text, etag };
  TEXTS.set(game, written);
  return written;
}

const TEXTS = new WeakMap<Game, GameText>();

function gameBodyOf(game: Game): GameBody {
  return game.mechanic === 'three-dice' ? diceGameBody(game) : cardGameBody(game);
}
