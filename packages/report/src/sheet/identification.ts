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

/** Prices of a house, and where they differ from its document, in words. */
export interface ParHousePayTable {
  readonly title: string;
  readonly departures: readonly string[];
}

export interface ParOptions {
  readonly software: string;
  readonly code: string | null;
  readonly date: string | null;
  /** The table whose prices the game has; null where it has the document's. */
  readonly houseTable: ParHousePayTable | null;
  /** Whether the book lives in a package from outside, which only its owner can name. */
  readonly isFromOutside?: boolean;
  /** The limits of the table that is played on; without them exposure is told in units of one limit. */
  readonly limits?: ParLimits | null;
}

export function identify(game: ParGame, options: ParOptions): Identification {
  const { id, version, effectiveFrom, operator } = game.book;
  const { title, layout, payTable, arePricesFixed } = game.part;
  const departures = options.houseTable?.departures ?? [];
  return {
    game: game.id,
    rulebook: id,
    operator,
    version,
    effectiveFrom,
    title,
    layout,
    payTable,
    houseTable: options.houseTable?.title ?? null,
    departures,
    arePricesApproved: departures.length === 0 || !arePricesFixed,
    unit: game.unit,
    software: options.software,
    code: options.code,
    date: options.date,
  };
}
