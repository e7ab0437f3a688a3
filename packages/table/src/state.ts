import type { Money } from '@baize/exact';
import type { Because, Incident, Phase, Shaker } from '@baize/game';
import type { Balances, Meters } from '@baize/ledger';
import type { ReadableDice, Roll } from '@baize/three-dice';
import type { Approval } from './approvals/approval.ts';
import type { Actor } from './authority/actor.ts';
import type { TableConfig } from './configuration/table-config.ts';
import type { TableRules } from './configuration/table-rules.ts';
import type { LIBRARY, TableLibrary } from './library.ts';
import type { CardRound } from './mechanics/si-ki-pi/card-round.ts';
import type { Operations } from './operations.ts';
import type { Chunked } from './persistent/chunked.ts';
import type { ResultOnRecord } from './roads/result-on-record.ts';
import type { RoundBoxes } from './round/round-boxes.ts';
import type { ClosedStakes, SettledTerminal } from './round/settled.ts';
import type { InstrumentRecord } from './session/instrument.ts';
import type { Terminal } from './session/terminal.ts';

/** Everything a table knows, rebuilt from its events alone. */
export interface TableState {
  /** The books its configurations are looked up in. */
  readonly [LIBRARY]: TableLibrary;
  readonly sequence: number;
  /** Null until the table has been configured. */
  readonly rules: TableRules | null;
  readonly isOpen: boolean;
  readonly paused: { readonly reason: string } | null;
  readonly suspended: { readonly reason: string; readonly because: Because } | null;
  readonly equipment: Equipment;
  readonly terminals: Chunked<Terminal>;
  readonly terminalIndex: ReadonlyMap<string, number>;
  readonly roundNumber: number;
  readonly round: Round | null;
  /** Rounds that can still be corrected or reversed, oldest first. */
  readonly concluded: ReadonlyMap<string, ConcludedRound>;
  /** What the dice showed in the last rounds, oldest first: what the roads are drawn from. */
  readonly results: readonly ResultOnRecord[];
  readonly approvals: ReadonlyMap<string, Approval>;
  readonly matters: ReadonlyMap<string, { readonly incident: Incident; readonly because: Because }>;
  readonly instruments: ReadonlyMap<string, InstrumentRecord>;
  readonly balances: Balances;
  readonly meters: Meters;
  /** Which operations have been accepted, so that a repeated one is recognised. */
  readonly operations: Operations;
  /** Who sits at which box, in the card game. */
  readonly boxes: ReadonlyMap<number, string>;
}

export interface Equipment {
  readonly inspected: boolean;
  readonly shiftInspected: boolean;
  readonly dice: { readonly id: string; readonly since: number } | null;
  readonly shaker: Shaker | null;
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
  readonly tumbles: number | null;
  /** Readings of two sources that still have to agree. */
  readonly readings: { readonly dealer: Roll | null; readonly device: Roll | null };
  /** The dice that could be read when the round was interrupted. */
  readonly readable: ReadableDice | null;
  readonly result: Roll | null;
  readonly settled: readonly SettledTerminal[] | null;
  /** Whether another result had been registered at first. */
  readonly isCorrected: boolean;
  /** Set when the device failed: the table stops once this round is settled. */
  readonly suspendAfter: { readonly reason: string; readonly because: Because } | null;
  /** Whether two people have set the device that reads the dice aside. */
  readonly isReaderAside: boolean;
  /** Whether somebody has to watch the settlement, and who does. */
  readonly presence: { readonly by: Actor | null } | null;
  readonly cards: CardRound | null;
  /** Who is at the boxes of the card game, as far as a round has to remember it. */
  readonly boxes: RoundBoxes;
}

/** A round that is over, with what a correction would need. */
export interface ConcludedRound {
  readonly id: string;
  readonly number: number;
  /** What the table was configured for when it was played; it may be another game by now. */
  readonly config: TableConfig;
  readonly status: 'settled' | 'corrected' | 'void' | 'reversed';
  readonly result: Roll | null;
  readonly closed: readonly ClosedStakes[];
  readonly settled: readonly SettledTerminal[];
  /** The cards as they lay at the end, in the card game. */
  readonly cards: CardRound | null;
}
