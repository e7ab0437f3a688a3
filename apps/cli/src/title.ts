import type { GameEntry } from '@baize/rulebooks';

/** How a game is called: the document's title and, for a dice game, its layout. */
export function titleOf(game: {
  readonly book: Pick<GameEntry['book'], 'title'>;
  readonly layout?: { readonly title: string } | null;
}): string {
  return game.layout ? `${game.book.title}, ${game.layout.title}` : game.book.title;
}
