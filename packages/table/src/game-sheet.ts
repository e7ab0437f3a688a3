import type { Money } from '@baize/exact';
import type { Bilingual, Citation } from '@baize/game';

/** A bet as it is printed: what it is called, when it wins, what it pays. */
export interface SheetBet {
  readonly bet: string;
  /** Its limits go by it, and so does its look. */
  readonly kind: string;
  readonly name: Bilingual;
  /** What it wins on, in a sentence. */
  readonly wins: Bilingual;
  readonly prices: readonly {
    readonly printed: string;
    /** An exact fraction: `17/2`. */
    readonly odds: string;
    readonly because: readonly [Citation, ...Citation[]];
  }[];
}

/** A betting area on the felt, in layout units. */
export interface SheetArea extends SheetBet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A game that is bet on areas of a felt. */
export interface FeltSheet {
  readonly layout: string | null;
  /** The layout as its document calls it. */
  readonly title: string;
  readonly cite: Citation;
  readonly canvas: { readonly width: number; readonly height: number };
  readonly areas: readonly SheetArea[];
  readonly captions: readonly {
    readonly at: readonly [number, number];
    readonly size: readonly [number, number];
    readonly text: string;
    readonly vertical?: true;
  }[];
}

/** A game that is played at boxes. */
export interface BoxSheet {
  readonly title: string;
  readonly boxes: { readonly default: number; readonly most: number };
  readonly bets: readonly SheetBet[];
}

/** What is printed of a game, for whoever draws it. */
export type GameSheet = FeltSheet | BoxSheet;

/** One row of a house table as its document prints it, and the least a house may pay on it. */
export interface HousePriceRow {
  /** The kind of bet it prices. */
  readonly bet: string;
  readonly label: string;
  /** Which bets of that kind; all of them where nothing is listed. */
  readonly on?: readonly (string | number)[];
  /** Of bets on a number: how many dice show it. */
  readonly dice?: number;
  /** As printed: `8 to 1`. */
  readonly pays: string;
  readonly least: string;
}

/** Prices that a house has chosen where its document lets it. */
export interface ChosenPrices {
  readonly title: string;
  /** The smallest unit at which all of them are exact. */
  readonly unit: Money;
  /** How they differ from those of the document, in words. */
  readonly departures: readonly string[];
}
