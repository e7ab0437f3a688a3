import type { Money } from '@baize/exact';
import type { GameEntry } from '@baize/rulebooks';
import { SI_KI_PI_BETS, siKiPiGame } from '@baize/si-ki-pi';
import { areasOf, exactUnitOf, priceListOf } from '@baize/three-dice';
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

export function gameFacts(entry: GameEntry): GameFacts {
  const { id, book, layout } = entry;
  return {
    game: id,
    rulebook: book.id,
    layout: layout === null ? null : layout.id,
    title: titleOf(entry),
    effective: book.effectiveFrom,
    ...(layout === null
      ? { unit: siKiPiGame(book).unit, bets: SI_KI_PI_BETS }
      : {
          unit: exactUnitOf(priceListOf(layout.payTable)),
          bets: areasOf(layout).map((area) => area.id),
        }),
  };
}
