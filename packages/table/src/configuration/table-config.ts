import type { Money } from '@baize/exact';
import type { Readings } from '@baize/game';

export interface StakeLimits {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** Where results come from; with two sources both must agree before a round is settled. */
export type ResultSource = 'dealer' | 'device' | 'dealer-and-device' | 'virtual';

/** What the bets of a layout may be. */
export interface LayoutLimits {
  readonly default: StakeLimits;
  /** Other limits for certain kinds of bet: `small`, `total`, `bonus`. */
  readonly kinds: Readonly<Record<string, StakeLimits>>;
}

/** Terminals that play by another layout of the table's rulebook: other areas, prices and limits. */
export interface LayoutConfig {
  readonly game: string;
  readonly houseTable: unknown;
  readonly limits: LayoutLimits;
  readonly differential: Money | null;
  readonly terminals: readonly string[];
}

/** Everything an operator decides about a table. It changes only between rounds. */
export interface TableConfig {
  readonly table: string;
  /** `rulebook/layout`, or the rulebook of a card game. */
  readonly game: string;
  /** What the rulebook said when the table was configured, as a hash; absent in older records. */
  readonly bookHash?: string;
  readonly readings: Readings;
  /** A house table as its JSON, where prices are the house's own; checked when it is set. */
  readonly houseTable: unknown;
  readonly unit: Money;
  readonly limits: LayoutLimits;
  /** The most that Big and Small, or Odd and Even, may lie apart; null where the book has none. */
  readonly differential: Money | null;
  readonly mode: 'dealt' | 'automatic';
  readonly resultSource: ResultSource;
  /** How long bets stay open by themselves; null leaves it to the dealer. */
  readonly bettingSeconds: number | null;
  /** Bets may not be closed sooner than this. */
  readonly bettingSecondsMinimum: number;
  readonly boxes: number;
  /** How long players may arrange their cards; null or absent leaves it to the dealer. */
  readonly arrangingSeconds?: number | null;
  readonly approvalMinutes: number;
  /** Cash-outs above this are paid by hand. */
  readonly handPayAbove: Money | null;
  /** The most credit that is bought at once; null or absent where the house sets no limit. */
  readonly saleMost?: Money | null;
  /** How many concluded rounds the table can still correct or reverse. */
  readonly roundsKept: number;
  /**
   * Where one tumbler serves a cluster of terminals with several layouts: the others besides that of
   * `game`, which every terminal plays that none of them names. Absent where there is only one.
   */
  readonly layouts?: readonly LayoutConfig[];
}
