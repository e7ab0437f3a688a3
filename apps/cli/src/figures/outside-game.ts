import { DEFAULT_READINGS, type Enumeration, type Readings, type RulebookBase } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house';
import { MECHANICS } from '@baize/rulebooks';
import { gameIdOf } from '../games/short-names.ts';

/** A game with what is counted of it, whatever it is played with. */
export interface CountedGame {
  readonly game: {
    readonly id: string;
    readonly book: RulebookBase;
    readonly readings: Readings;
    readonly layout?: { readonly title: string } | null;
  };
  readonly enumeration: Enumeration;
  readonly assumes: string | null;
}

/** The game of a mechanic from outside that an operand names: its document's, and no other readings. */
export function outsideGameFrom(id: string | undefined, library: HouseLibrary): CountedGame | null {
  const entry = id === undefined ? null : library.findGame(gameIdOf(id));
  if (!entry?.ok || MECHANICS.some((each) => each.id === entry.value.book.mechanic)) return null;
  const { book } = entry.value;
  const mechanic = mechanicOf(library, book);
  const game = mechanic.printed(entry.value);
  const enumeration = mechanic.enumeration(game);
  return { game: { id: game.id, book, readings: DEFAULT_READINGS }, enumeration, assumes: null };
}
