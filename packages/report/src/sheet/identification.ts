import { assertNever } from '@baize/exact';
import type { HouseTable } from '@baize/three-dice';
import type { ParGame } from './canonical-data.ts';
import type { ParLimits } from './exposure.ts';

export interface Identification {
  readonly game: string;
  /** As the document calls the game, with its layout. */
  readonly title: string;
  readonly rulebook: string;
  readonly operator: string | null;
  readonly version: string | null;
  readonly effectiveFrom: string | null;
  readonly layout: string | null;
  readonly payTable: string;
  /** The title of the house table whose prices are analysed; null for the document's own prices. */
  readonly houseTable: string | null;
  /** Where the house table differs from the document. */
  readonly departures: readonly string[];
  /** False where the document fixes its prices and the house table has others. */
  readonly arePricesApproved: boolean;
  /** Minor units; stakes are multiples of it, so that every payment is exact. */
  readonly unit: number;
  /** What computed the sheet, with its version. */
  readonly software: string;
  /** The SHA-256 of the programs that did; null where nobody has hashed them. */
  readonly code: string | null;
  /** A day, as whoever asked for the sheet gave it; a sheet never looks at a clock. */
  readonly date: string | null;
}

export interface ParOptions {
  readonly software: string;
  readonly code: string | null;
  readonly date: string | null;
  /** The table whose prices the game has; null where it has the document's. */
  readonly houseTable: Pick<HouseTable, 'title' | 'departures'> | null;
  /** The limits of the table that is played on; without them exposure is told in units of one limit. */
  readonly limits?: ParLimits | null;
}

export function identify(game: ParGame, options: ParOptions): Identification {
  const { id, version, effectiveFrom, operator } = game.book;
  const departures = options.houseTable?.departures ?? [];
  return {
    game: game.id,
    rulebook: id,
    operator,
    version,
    effectiveFrom,
    ...layoutOf(game),
    houseTable: options.houseTable?.title ?? null,
    departures: departures.map(departureText),
    arePricesApproved: departures.length === 0 || !isFixed(game),
    unit: game.unit,
    software: options.software,
    code: options.code,
    date: options.date,
  };
}

function layoutOf(game: ParGame): Pick<Identification, 'title' | 'layout' | 'payTable'> {
  switch (game.mechanic) {
    case 'three-dice': {
      const { title: layout, payTable } = game.layout;
      return { title: `${game.book.title}, ${layout}`, layout, payTable: payTable.title };
    }
    case 'si-ki-pi':
      return { title: game.book.title, layout: null, payTable: `${game.book.title} prices` };
    default:
      return assertNever(game);
  }
}

function isFixed({ book }: ParGame): boolean {
  return book.mechanic === 'si-ki-pi' || book.prices === 'fixed';
}

function departureText({ bet, dice, document, house }: HouseTable['departures'][number]): string {
  const which = dice === null ? bet : `${bet} on ${dice} dice`;
  return `${which} ${house} instead of ${document}`;
}
