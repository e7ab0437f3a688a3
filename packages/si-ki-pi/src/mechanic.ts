import type { Mechanic } from '@baize/game';
import type { SiKiPiRulebook } from './rulebook.ts';

/** A book of Si Ki Pi is one game: it has boxes instead of layouts. */
export interface SiKiPiEntry {
  readonly id: string;
  readonly book: SiKiPiRulebook;
  readonly layout: null;
}

export const siKiPi: Mechanic<SiKiPiEntry> = {
  id: 'si-ki-pi',
  gamesOf: (book) => [{ id: book.id, book, layout: null }],
  problemsIn: () => [],
};
