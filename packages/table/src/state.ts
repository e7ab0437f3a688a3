import type { Money } from '@baize/exact';
import type { Because, Incident, Phase, Shaker } from '@baize/game';
import type { Balances, Meters } from '@baize/ledger';
import type { Approval } from './approvals/approval.ts';
import type { Actor } from './authority/actor.ts';
import type { TableConfig } from './configuration/table-config.ts';
import type { TableRules } from './configuration/table-rules.ts';
import type { ConcludedPlay, Outcome, RoundPlay } from './contributions.ts';
import type { Chunked } from './evolve/persistent.ts';
import type { Operations } from './evolve.ts';
import type { ResultOnRecord } from './history/result-on-record.ts';
import type { LIBRARY, TableLibrary } from './library.ts';
import type { ClosedStakes, SettledTerminal } from './round/settled.ts';
import type { InstrumentRecord, TerminalTickets } from './terminal/instrument.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Everything a table knows, rebuilt from its events alone. */
export interface TableState {
  /** The books its configurations are looked up in. */
  readonly [LIBRARY]: TableLibrary;
  readonly sequence: number;
  /** Null until the table has been configured. */
  readonly rules: TableRules | null;
  readonly isOpen: boolean;
  /** Why, and since when; a journal from before that was kept does not say when. */
  readonly paused: { readonly reason: string; readonly since?: number } | null;
  readonly suspended: { readonly reason: string; readonly because: Because } | null;
  readonly equipment: Equipment;
  readonly terminals: Chunked<Terminal>;
  readonly terminalIndex: ReadonlyMap<string, number>;
  /** The card somebody showed, by visit. */
  readonly carded: ReadonlyMap<string, string>;
  /** Visits whose card was only typed in at the terminal: nobody has seen it, and nothing is shown for it. */
  readonly claimed: ReadonlySet<string>;
  /** What is out of order, and why: `tumbler`, `terminal A1`. */
  readonly service: ReadonlyMap<string, { readonly reason: string }>;
  /** What the dealer has done by the book since the round stands where it does. */
  readonly acts: readonly string[];
  readonly roundNumber: number;
  /** What binds the next round of a virtual table, and since when everybody may see it; null until it is drawn. */
  readonly committed: { readonly commitment: string; readonly at: number } | null;
  readonly round: Round | null;
  /** Rounds that can still be corrected or reversed, oldest first. */
  readonly concluded: ReadonlyMap<string, ConcludedRound>;
  /** What decided the last rounds, oldest first: what the roads are drawn from. */
  readonly results: readonly ResultOnRecord[];
  readonly approvals: ReadonlyMap<string, Approval>;
  readonly matters: ReadonlyMap<string, { readonly incident: Incident; readonly because: Because }>;
  readonly instruments: ReadonlyMap<string, InstrumentRecord>;
  /** By terminal: the ticket its player has not confirmed, and what was decided of one. */
  readonly tickets: ReadonlyMap<string, TerminalTickets>;
  readonly balances: Balances;
  readonly meters: Meters;
  /** Which operations have been accepted, so that a repeated one is recognised. */
  readonly operations: Operations;
  /** Who sits at which box, where a game has boxes. */
  readonly boxes: ReadonlyMap<number, string>;
}

export interface Equipment {
  readonly inspected: boolean;
  readonly shiftInspected: boolean;
  readonly dice: { readonly id: string; readonly since: number } | null;
  readonly shaker: Shaker | null;
  /** What was reported of the dice that are on the table; absent where nothing was. */
  readonly reported?: Incident;
  /** When each set of dice was first put on the table. */
  readonly sets: readonly { readonly id: string; readonly since: number }[];
  /** When a shift last began, or was last found in order; null before the first. */
  readonly shiftAt: number | null;
}

/** The round in progress. */
export interface Round {
  readonly id: string;
  readonly number: number;
  readonly phase: Phase;
  readonly commitment: string | null;
  readonly betsOpenedAt: number | null;
  readonly closesAt: number | null;
  /** What everybody together has on each area, by area index. */
  readonly totals: readonly Money[];
  /** Fixed at the close; null while bets are open. */
  readonly closed: readonly ClosedStakes[] | null;
  readonly result: Outcome | null;
  readonly settled: readonly SettledTerminal[] | null;
  /** Whether another result had been registered at first. */
  readonly isCorrected: boolean;
  /** Set when the device failed: the table stops once this round is settled. */
  readonly suspendAfter: { readonly reason: string; readonly because: Because } | null;
  /** Whether somebody has to watch the settlement, and who does. */
  readonly presence: { readonly by: Actor | null } | null;
  /** What its mechanic remembers of it; opaque to everybody else. */
  readonly play: RoundPlay;
}

/** A round that is over, with what a correction would need. */
export interface ConcludedRound {
  readonly id: string;
  readonly number: number;
  /** What the table was configured for when it was played; it may be another game by now. */
  readonly config: TableConfig;
  readonly status: 'settled' | 'corrected' | 'void' | 'reversed';
  readonly result: Outcome | null;
  readonly closed: readonly ClosedStakes[];
  readonly settled: readonly SettledTerminal[];
  /** Whose stakes they were: the visit of each terminal at the time. */
  readonly visits: Readonly<Record<string, number>>;
  /** What its mechanic keeps of it. */
  readonly play: ConcludedPlay;
}
