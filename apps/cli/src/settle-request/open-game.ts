import { compare, type Money, type Rational, type Result } from '@baize/exact';
import type { Readings, RulebookBase, UnknownGame } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import type { GameEntry } from '@baize/rulebooks';
import type { PlayedGame } from '@baize/table';
import type { Explanation } from '../explanation/explanation.ts';
import type { JsonObject } from '../json-lines/json-object.ts';
import type { LineError } from '../json-lines/line-error.ts';
import type { Step } from '../table/state.ts';
import type { Style } from '../text/style.ts';

/** A game under the terms of the command line, and all that is asked of it, whatever it is played with. */
export interface OpenGame {
  readonly id: string;
  readonly book: RulebookBase;
  readonly readings: Readings;
  readonly unit: Money;
  readonly layout: { readonly title: string } | null;
  /** As a table plays it: what mathematics is asked about. */
  readonly played: PlayedGame;
  /** Everything its bets are paid. */
  readonly odds: readonly Rational[];
  /** Whether its document lets a house pay more. */
  readonly mayPayMore: boolean;
  /** A round to be settled, parsed once: what the engine receives cannot be wrong any more. */
  readonly parseRound: (object: JsonObject) => Result<RoundRequest, LineError>;
  /** One bet and its stake, as a request has them. */
  readonly parseBet: (value: unknown) => Result<NamedStake, LineError>;
  /** Why it has no such bet. */
  readonly whyNoBet: (text: string) => LineError;
  /** Takes a seat at it in `baize table`; null where it is played elsewhere. */
  readonly sit: ((credit: Money) => Step) | null;
}

export interface NamedStake {
  readonly bet: string;
  readonly stake: Money;
}

export interface RoundRequest {
  readonly game: Pick<OpenGame, 'unit' | 'odds'>;
  /** In the order of the request. */
  readonly stakes: readonly Money[];
  /** In the same order: what one bet unit on each would return. */
  readonly returnsPerUnit: () => readonly Money[];
  readonly settle: () => SettledRound;
}

export interface SettledRound {
  readonly game: Pick<OpenGame, 'id' | 'book' | 'readings'> & {
    readonly layout?: OpenGame['layout'];
  };
  readonly staked: Money;
  readonly returned: Money;
  /** The answer of `baize settle`, field by field as documented: programs rely on it. */
  readonly answer: () => object;
  /** What was rolled or dealt, every line with its sentence, the totals: for a person. */
  readonly text: (style: Style) => readonly string[];
  readonly story: () => Pick<Explanation, 'happened' | 'lines'>;
}

/** Opens a game by its id, under the readings and house tables of the command line. */
export type GameOpener = (id: string) => Result<OpenGame, UnknownGame>;

export interface GameTerms {
  readonly library: HouseLibrary;
  readonly readings: Readings;
  /** By game id: prices of the house instead of the document's. */
  readonly tables: ReadonlyMap<string, HousePayTable>;
}

/** Prices of a house, read and checked: nobody but the mechanic of the game looks into them. */
export interface HousePayTable {
  readonly game: string;
  readonly title: string;
  /** How they differ from those of the document, in words. */
  readonly departures: readonly string[];
  /** The same where the document fixes its prices, as sentences to be said aloud. */
  readonly warnings: readonly string[];
  /** Opens the game at these prices. */
  readonly open: EntryOpener;
}

/** How a mechanic reads a house table for one of its games; the error is a line for everything wrong. */
export type HousePayTableReader = (
  value: unknown,
  entry: GameEntry,
) => Result<HousePayTable, readonly string[]>;

/** How a mechanic opens its games. */
export type EntryOpener = (entry: GameEntry, terms: GameTerms) => OpenGame;

const CEILINGS = new WeakMap<readonly Rational[], number>();

/**
 * Stakes that together stay at or below this can win whatever the game pays without any amount leaving
 * the safe range; above it the amounts must be looked at one by one.
 */
export function ceilingOf({ odds }: Pick<OpenGame, 'odds'>): number {
  const known = CEILINGS.get(odds);
  if (known !== undefined) return known;
  const best = odds.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  const perUnit = best.numerator / best.denominator + 2n;
  const ceiling = Number(BigInt(Number.MAX_SAFE_INTEGER) / perUnit);
  CEILINGS.set(odds, ceiling);
  return ceiling;
}
