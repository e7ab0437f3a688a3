import type { Money } from '@baize/exact';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import type { GameEntry } from '@baize/rulebooks';
import { titleOf } from '../title.ts';

/** One game in the list of games; the fields of `baize games --json`. */
export interface GameFacts {
  readonly game: string;
  readonly rulebook: string;
  readonly layout: string | null;
  readonly title: string;
  readonly effective: string | null;
  readonly unit: Money;
  /** In notation, in the order of the layout. */
  readonly bets: readonly string[];
}

export function gameFacts(entry: GameEntry, library: HouseLibrary): GameFacts {
  const { id, book } = entry;
  const mechanic = mechanicOf(library, book);
  const game = mechanic.printed(entry);
  const sheet = mechanic.sheetOf(game);
  const isBoxed = 'boxes' in sheet;
  return {
    game: id,
    rulebook: book.id,
    layout: isBoxed ? null : sheet.layout,
    title: titleOf(entry),
    effective: book.effectiveFrom,
    unit: game.unit,
    bets: (isBoxed ? sheet.bets : sheet.areas).map(({ bet }) => bet),
  };
}
