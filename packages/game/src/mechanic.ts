import type { RulebookBase } from './rulebook.ts';

/** A game: a rulebook and, where its mechanic has several, one of its layouts. */
export interface GameBase {
  /** `rulebook/layout`, or the id of the rulebook alone. */
  readonly id: string;
  readonly book: RulebookBase;
}

/** Something a book has got wrong, and which promise it breaks by that. */
export interface BookProblem {
  readonly promise: string;
  readonly problem: string;
}

/**
 * What is played with, as far as rules go: which games a book of it has, and what such a book
 * promises besides what every book does. Shared code asks a mechanic; it never asks for its name.
 */
export interface Mechanic<Game extends GameBase = GameBase> {
  /** The name books say in `mechanic`. */
  readonly id: string;
  gamesOf(book: Game['book']): readonly Game[];
  problemsIn(book: Game['book']): readonly BookProblem[];
}
