import type { Rational } from '@baize/exact';

/**
 * All that mathematics needs to know of a game: the results its bets can tell apart, how many equally likely
 * outcomes show each, and what every bet does on every result. A mechanic provides it from the code that settles;
 * edges, tickets, exposure, comparisons, prices and simulations follow from it alone.
 */
export interface Enumeration {
  /** The id of the game. */
  readonly game: string;
  /** What the outcomes are called: `roll`, `rolls`. */
  readonly outcome: { readonly one: string; readonly many: string };
  readonly total: bigint;
  /** What `cells` of a result hold. */
  readonly columns: readonly { readonly title: string; readonly align?: 'right' }[];
  readonly results: readonly EnumeratedResult[];
  /** In the order of the layout. */
  readonly bets: readonly EnumeratedBet[];
}

export interface EnumeratedResult {
  /** Of `total` outcomes, how many show it. */
  readonly weight: bigint;
  /** For people. */
  readonly cells: readonly string[];
  /** For programs: `{"dice":[1,1,2]}`. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface EnumeratedBet {
  readonly bet: string;
  /** Another bet that must lie there too; null where it may lie alone. */
  readonly needs: string | null;
  readonly rows: readonly PriceRow[];
  /** By result: the row that pays it, or why none does. */
  readonly paid: readonly (PriceRow | 'lose' | 'stand-off')[];
}

/** One price of a bet. */
export interface PriceRow {
  readonly odds: Rational;
  /** What the player keeps of the winnings: all, or all but a commission. */
  readonly kept: Rational;
  /** The least the rulebook lets the house pay; null where it fixes the prices. */
  readonly minimum: Rational | null;
  /** What it is paid on, where its bet has other prices too: `one die`. */
  readonly on: string | null;
  /** The same for programs: `{"dice":1}`. */
  readonly facts: Readonly<Record<string, number | string>>;
}
