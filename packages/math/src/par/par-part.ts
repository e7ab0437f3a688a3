import { decimalText, type Rational } from '@baize/exact';
import type { Citation, Dictionary, Readings } from '@baize/game';
import type { Distribution } from '../distribution/distribution.ts';

/**
 * What a PAR sheet says of a game besides what follows from its enumeration. A mechanic provides it; the sheet, its
 * figures and its formats are the same for all of them.
 */
export interface ParPart {
  /** As the document calls the game, with its layout. */
  readonly title: string;
  readonly layout: string | null;
  /** What the prices are called. */
  readonly payTable: string;
  /** Whether the document fixes its prices. */
  readonly arePricesFixed: boolean;
  /** In the order of the layout. */
  readonly bets: readonly ParPartBet[];
  /** The same in the order in which they are told; a layout is arranged for hands, not for reading. */
  readonly told: readonly ParPartBet[];
  /** The bets, in telling order, of the same game at the same prices under other readings. */
  readonly toldUnder: (readings: Readings) => readonly ParPartBet[];
  /** What governs the whole game rather than one bet: which areas exist, in which units they are paid. */
  readonly because: readonly Citation[];
  /** Layout and prices, as they enter the hash of the sheet. */
  readonly data: { readonly [key: string]: PlainData };
  /** What the bets are counted over, in sentences. */
  readonly method: string;
  /** The command that answers for the figures by itself. */
  readonly byItself: { readonly does: string; readonly command: string };
  /** What its steps of a round do, by their names; a step without words is told by its name. */
  readonly steps: Readonly<Record<string, string>>;
  readonly annexes: readonly ParAnnex[];
}

/** One bet; or, where the player has a choice to make, one bet under one way of making it. */
export interface ParPartBet {
  /** In notation: `small`, `total:4`, `initial`. */
  readonly bet: string;
  /** How the player plays; null where there is nothing to decide. */
  readonly play: string | null;
  /** Bets of one kind with the same figures are told together. */
  readonly kind: string;
  readonly name: Dictionary<string>;
  /** What the document calls it. */
  readonly ownName: string | null;
  readonly winsWhen: string;
  readonly prices: readonly ParPrice[];
  /** What comes back for one unit staked, the stake included, with whole weights. */
  readonly returns: Distribution;
  readonly because: readonly Citation[];
}

export interface ParPrice {
  /** As the document or the house table prints it. */
  readonly printed: string;
  /** What a unit wins at this price, commission deducted. */
  readonly odds: Rational;
  /** Where a bet has several prices: when this one is paid. */
  readonly when: string | null;
}

/** What only games of one mechanic have to say: rolls by total, the best play. */
export interface ParAnnex {
  /** The field that programs find it under. */
  readonly key: string;
  readonly data: PlainData;
  /** Beside the bets. */
  readonly chart?: ParChart;
  /** After the bets. */
  readonly section?: ParSection;
  /** At the end of the sheet, on a page of its own. */
  readonly appendix?: ParSection;
  readonly worksheets?: readonly ParWorksheet[];
}

/** Columns of one or more parts, with a legend. */
export interface ParChart {
  readonly caption: string;
  /** For whoever cannot see it. */
  readonly description: string;
  readonly columns: readonly {
    readonly label: string;
    /** From below; each with one of three inks. */
    readonly parts: readonly { readonly count: number; readonly ink: ParInk }[];
  }[];
  /** From left to right, each so many points from the first. */
  readonly legend: readonly { readonly ink: ParInk; readonly text: string; readonly at: number }[];
}

export type ParInk = 'small' | 'big' | 'triple';

export interface ParSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ParBlock[];
}

export type ParBlock =
  | { readonly block: 'paragraph' | 'note'; readonly text: string }
  | {
      readonly block: 'table';
      readonly caption: string;
      readonly columns: readonly {
        readonly title: string;
        readonly align: 'left' | 'right';
        /** The part of the width this column takes, relative to the others. */
        readonly share: number;
      }[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ParWorksheet {
  readonly name: string;
  /** Titles with the width of their columns, in characters. */
  readonly titles: readonly (readonly [title: string, width: number])[];
  readonly rows: readonly (readonly ParCell[])[];
}

/** A value of a worksheet, and what kind of value it is. */
export type ParCell =
  | { readonly text: string }
  /** A sentence that may take several lines. */
  | { readonly sentence: string }
  | { readonly count: number }
  | { readonly exactly: Rational }
  | { readonly share: Rational };

/** What can be written down in one way only: no fractions, nothing absent. */
export type PlainData =
  | string
  | number
  | null
  | readonly PlainData[]
  | { readonly [key: string]: PlainData };

/** A share as a percentage: `2.7778%`. */
export function percentText({ numerator, denominator }: Rational, digits = 4): string {
  return `${decimalText({ numerator: numerator * 100n, denominator }, digits)}%`;
}

/** `52,677,670,500`, the way people read large numbers. */
export function countText(value: bigint | number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
}
