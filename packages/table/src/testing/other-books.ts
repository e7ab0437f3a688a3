import { createLibrary } from '@baize/game';
import { type HouseLibrary, SHIPPED } from '@baize/house';
import type { GameEntry, Rulebook } from '@baize/rulebooks';

type Mechanic = HouseLibrary['mechanics'][number];

/** The books that come along, or their mechanics, changed as others from outside might be. */
export function otherBooks(
  change: (book: Rulebook) => Rulebook,
  mechanics: readonly Mechanic[] = SHIPPED.mechanics,
): HouseLibrary {
  const library = createLibrary<GameEntry, Mechanic>(mechanics, SHIPPED.books.map(change));
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}
