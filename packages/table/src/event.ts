import type { Money } from '@baize/exact';
import type { Because, Incident } from '@baize/game';
import type { Approval } from './approvals/approval.ts';
import type { Actor } from './authority/actor.ts';
import type { TableConfig } from './configuration/table-config.ts';
import type { MechanicEvent, Outcome } from './contributions.ts';
import type { RefusalCode } from './refusal.ts';
import type { ClosedStakes, SettledTerminal } from './round/settled.ts';
import type { AfterLeaving, Fact, MoneyFact, ServiceEvent, VisitEvent } from './service-event.ts';
import type { InstrumentEvent } from './terminal/instrument-event.ts';

/** A fact in the journal of a table: what happened, when, by whom, under which operation. */
export interface Recorded {
  readonly sequence: number;
  readonly at: number;
  readonly op: string;
  readonly by: Actor;
  readonly event: TableEvent;
}

export type HouseEvent =
  | ({ readonly type: 'TableConfigured'; readonly config: TableConfig } & Fact)
  | ({ readonly type: 'TableOpened' } & Fact)
  | ({ readonly type: 'TableClosed' } & Fact)
  | ({ readonly type: 'TablePaused'; readonly reason: string } & Fact)
  | ({
      readonly type: 'TableResumed';
      /** For how many milliseconds a round stood still; absent where none did. */
      readonly stoodStill?: number;
    } & Fact)
  | ({ readonly type: 'TableSuspended'; readonly reason: string } & Fact)
  | ({ readonly type: 'TableReleased' } & Fact);

export type TerminalEvent =
  | ({
      readonly type: 'TerminalSeated';
      readonly terminal: string;
      readonly credit: Money;
      /** The card of whoever sits there, where they showed one. */
      readonly card?: string;
    } & MoneyFact)
  | ({ readonly type: 'TerminalReleased'; readonly terminal: string } & MoneyFact)
  | ({
      readonly type: 'TerminalLocked';
      readonly terminal: string;
      readonly reason: string;
      readonly expected: Money;
      readonly found: Money;
    } & Fact)
  | ({
      readonly type: 'TerminalUnlocked';
      readonly terminal: string;
      readonly reason: string;
    } & Fact)
  | ({
      readonly type: 'CreditBought';
      readonly terminal: string;
      readonly amount: Money;
    } & MoneyFact)
  | ({ readonly type: 'PaidByHand'; readonly terminal: string; readonly amount: Money } & MoneyFact)
  | ({ readonly type: 'TipGiven'; readonly terminal: string; readonly amount: Money } & MoneyFact)
  | InstrumentEvent
  | VisitEvent;

/** One area of one terminal going from one stake to another. */
export interface StakeChange {
  readonly bet: string;
  readonly from: Money;
  readonly to: Money;
}

/** Money that was offered and not taken. */
export interface RejectedStake {
  readonly bet: string;
  readonly amount: Money;
  readonly code: RefusalCode;
  readonly because: Because;
}

export type BetAction =
  | 'place'
  | 'record'
  | 'withdraw'
  | 'undo'
  | 'clear'
  | 'double'
  | 'repeat'
  /** Taken back for the player, because what the bet depended on is gone. */
  | 'return';

export type RoundEvent =
  | ({ readonly type: 'CommitmentPublished'; readonly commitment: string } & Fact)
  | ({
      readonly type: 'RoundOpened';
      readonly round: string;
      readonly number: number;
      readonly commitment: string | null;
    } & Fact)
  | ({
      readonly type: 'BetsOpened';
      readonly round: string;
      readonly closesAt: number | null;
    } & Fact)
  | ({
      readonly type: 'BetsChanged';
      readonly terminal: string;
      readonly action: BetAction;
      readonly changes: readonly StakeChange[];
      readonly rejected: readonly RejectedStake[];
    } & Fact)
  | ({
      readonly type: 'BetsClosed';
      readonly round: string;
      readonly stakes: readonly ClosedStakes[];
      /** Areas where stakes had to be cut to a limit, and whether floors still pass it. */
      readonly cut: readonly {
        readonly bet: string;
        readonly overLimit: boolean;
        /** Set where a stake under the minimum kept the whole box from being cut (L9). */
        readonly isSpared?: true;
      }[];
    } & MoneyFact)
  | ({ readonly type: 'LosersCollected'; readonly round: string } & MoneyFact)
  | ({ readonly type: 'WinnersPaid'; readonly round: string } & MoneyFact)
  | ({ readonly type: 'RoundConcluded'; readonly round: string } & Fact)
  | ({
      readonly type: 'RoundVoided';
      readonly round: string;
      readonly incident: Incident | 'decision';
      readonly returned: readonly { readonly terminal: string; readonly amount: Money }[];
    } & MoneyFact);

/** Bets of one terminal, and what was staked on them. */
export interface BetsOfTerminal {
  readonly terminal: string;
  readonly bets: readonly string[];
  readonly amount: Money;
}

export type IrregularityEvent =
  | ({
      readonly type: 'IncidentRecorded';
      readonly incident: Incident;
      readonly action: string;
      readonly note: string | null;
      readonly round: string | null;
      /** The box it happened at, where it happened at one. */
      readonly box?: number;
      /** Whatever else whoever reported it said of it. */
      readonly terminals?: readonly string[];
      readonly rounds?: readonly string[];
      /** Rounds that were named and are void already. */
      readonly skipped?: readonly string[];
      readonly dice?: Outcome;
      readonly readable?: readonly unknown[];
    } & Fact)
  | ({
      readonly type: 'SupervisorPresent';
      readonly round: string;
      readonly supervisor: Actor;
    } & Fact)
  | ({
      readonly type: 'RoundInterrupted';
      readonly round: string;
      /** What could be read of the outcome, part by part, null for what could not; null where nothing is read. */
      readonly readable: readonly unknown[] | null;
      readonly established: boolean;
      readonly decided: readonly { readonly bet: string; readonly result: 'win' | 'lose' }[];
    } & Fact)
  | ({
      readonly type: 'TerminalsInterrupted';
      readonly round: string | null;
      readonly terminals: readonly { readonly terminal: string; readonly registered: Money }[];
    } & Fact)
  | ({
      readonly type: 'ResultCorrected';
      readonly round: string;
      readonly was: Outcome;
      readonly is: Outcome;
      readonly settled: readonly SettledTerminal[];
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
    } & AfterLeaving &
      MoneyFact)
  | ({
      readonly type: 'RoundReversed';
      readonly round: string;
      readonly incident: Incident | 'decision';
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
    } & AfterLeaving &
      MoneyFact)
  | ({
      /** What was settled of a round in progress is taken back, before the round is void or its toss is. */
      readonly type: 'SettlementReversed';
      readonly round: string;
      /** The same stakes are played for again and lie in escrow; left out, the round is void with it. */
      readonly goesOn?: true;
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
    } & MoneyFact)
  | ({
      readonly type: 'MatterReferred';
      readonly matter: string;
      readonly incident: Incident;
      readonly note: string | null;
    } & Fact)
  | ({
      readonly type: 'MatterDecided';
      readonly matter: string;
      readonly reason: string;
      readonly effect:
        | 'continue'
        | 'void-round'
        | 'settle-by-dice'
        | 'return-bet'
        | 'pay'
        | 'collect';
    } & Fact)
  | ({
      readonly type: 'ResultDecided';
      readonly round: string;
      readonly is: Outcome;
      readonly settled: readonly SettledTerminal[];
    } & Fact)
  | ({
      readonly type: 'AmountDecided';
      readonly terminal: string;
      readonly effect: 'pay' | 'collect';
      readonly amount: Money;
      /** The round and the bet it is about, where it is about one. */
      readonly about: string | null;
      readonly bet: string | null;
      /** Whether that bet is returned by it, and in the round no more. */
      readonly returnsBet?: true;
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
    } & AfterLeaving &
      MoneyFact)
  | ({
      /** Bets of a closed round that by decision are in it no more, and whose. */
      readonly type: 'BetsReturned';
      readonly round: string;
      readonly returned: readonly BetsOfTerminal[];
    } & MoneyFact)
  | ApprovalEvent;

/** What needs two people, and what became of it. */
export type ApprovalEvent =
  | ({ readonly type: 'ApprovalRequested'; readonly approval: Approval } & Fact)
  | ({ readonly type: 'ApprovalGranted'; readonly request: string } & Fact)
  | ({
      readonly type: 'ApprovalRejected';
      readonly request: string;
      readonly reason: string;
    } & Fact)
  | ({ readonly type: 'ApprovalExpired'; readonly request: string } & Fact);

/** What happens at every table, whatever is played there. */
export type CommonEvent =
  | HouseEvent
  | TerminalEvent
  | RoundEvent
  | ServiceEvent
  | IrregularityEvent;
export type CommonEventType = CommonEvent['type'];

export type TableEvent = CommonEvent | MechanicEvent;
export type EventType = TableEvent['type'];
export type EventOf<Type extends EventType> = Extract<TableEvent, { type: Type }>;

export type { ServiceEvent, VisitEvent } from './service-event.ts';
export type { InstrumentEvent } from './terminal/instrument-event.ts';
