import type { Money } from '@baize/exact';
import type { Because, Incident, Shaker } from '@baize/game';
import type { Posting } from '@baize/ledger';
import type { ReadableDice, Roll } from '@baize/three-dice';
import type { Approval } from './approvals/approval.ts';
import type { Actor } from './authority/actor.ts';
import type { TableConfig } from './configuration/table-config.ts';
import type { CardEvent } from './mechanics/si-ki-pi/card-event.ts';
import type { RefusalCode } from './refusal.ts';
import type { ClosedStakes, SettledTerminal } from './round/settled.ts';

/** A fact in the journal of a table: what happened, when, by whom, under which operation. */
export interface Recorded {
  readonly sequence: number;
  readonly at: number;
  readonly op: string;
  readonly by: Actor;
  readonly event: TableEvent;
}

interface Fact {
  readonly because: Because;
}

/** Facts that move money say exactly which; balances follow from the postings alone. */
interface MoneyFact extends Fact {
  readonly postings: readonly Posting[];
}

export type HouseEvent =
  | ({ readonly type: 'TableConfigured'; readonly config: TableConfig } & Fact)
  | ({ readonly type: 'TableOpened' } & Fact)
  | ({ readonly type: 'TableClosed' } & Fact)
  | ({ readonly type: 'TablePaused'; readonly reason: string } & Fact)
  | ({ readonly type: 'TableResumed' } & Fact)
  | ({ readonly type: 'TableSuspended'; readonly reason: string } & Fact)
  | ({ readonly type: 'TableReleased' } & Fact);

export type EquipmentEvent =
  | ({
      readonly type: 'InspectionRecorded';
      readonly entered: Roll;
      readonly lit: readonly string[];
      readonly shakes: number;
    } & Fact)
  | ({ readonly type: 'ShiftBegan' } & Fact)
  | ({ readonly type: 'ShiftInspectionRecorded'; readonly shakes: number } & Fact)
  | ({ readonly type: 'DiceChanged'; readonly dice: string } & Fact)
  | ({ readonly type: 'ShakerFitted'; readonly shaker: Shaker } & Fact)
  | ({ readonly type: 'ShakerRemoved'; readonly shaker: Shaker } & Fact);

export type SessionEvent =
  | ({
      readonly type: 'TerminalSeated';
      readonly terminal: string;
      readonly credit: Money;
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
  | ({
      readonly type: 'InstrumentIssued';
      readonly terminal: string;
      readonly number: string;
      readonly amount: Money;
      readonly expiresAt: number;
    } & MoneyFact)
  | ({
      readonly type: 'InstrumentRedeemed';
      readonly number: string;
      readonly amount: Money;
      readonly terminal: string | null;
    } & MoneyFact)
  | ({
      readonly type: 'InstrumentVoided';
      readonly number: string;
      readonly amount: Money;
      readonly reason: string;
    } & MoneyFact)
  | ({
      readonly type: 'InstrumentExpired';
      readonly number: string;
      readonly amount: Money;
    } & MoneyFact)
  | ({ readonly type: 'PaidByHand'; readonly terminal: string; readonly amount: Money } & MoneyFact)
  | ({ readonly type: 'TipGiven'; readonly terminal: string; readonly amount: Money } & MoneyFact);

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
      readonly cut: readonly { readonly bet: string; readonly overLimit: boolean }[];
    } & MoneyFact)
  | ({ readonly type: 'DiceTumbled'; readonly tumbles: number } & Fact)
  | ({ readonly type: 'TumbleIgnored'; readonly tumbles: number } & Fact)
  | ({ readonly type: 'DiceUncovered' } & Fact)
  | ({ readonly type: 'NoRollCalled' } & Fact)
  | ({
      readonly type: 'ReadingTaken';
      readonly source: 'dealer' | 'device';
      readonly dice: Roll;
    } & Fact)
  | ({ readonly type: 'ReaderSetAside'; readonly round: string; readonly reason: string } & Fact)
  | ({
      readonly type: 'ResultRegistered';
      readonly round: string;
      readonly dice: Roll;
      readonly source: 'dealer' | 'device' | 'virtual';
      readonly proof: { readonly seed: string; readonly closeHash: string } | null;
      readonly settled: readonly SettledTerminal[];
    } & Fact)
  | ({ readonly type: 'LosersCollected'; readonly round: string } & MoneyFact)
  | ({ readonly type: 'WinnersPaid'; readonly round: string } & MoneyFact)
  | ({ readonly type: 'RoundConcluded'; readonly round: string } & Fact)
  | ({
      readonly type: 'RoundVoided';
      readonly round: string;
      readonly incident: Incident | 'decision';
      readonly returned: readonly { readonly terminal: string; readonly amount: Money }[];
    } & MoneyFact);

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
      readonly dice?: Roll;
      readonly readable?: ReadableDice;
    } & Fact)
  | ({
      readonly type: 'SupervisorPresent';
      readonly round: string;
      readonly supervisor: Actor;
    } & Fact)
  | ({
      readonly type: 'RoundInterrupted';
      readonly round: string;
      /** The dice that could be read, null for those that could not; null where there are none. */
      readonly readable: ReadableDice | null;
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
      readonly was: Roll;
      readonly is: Roll;
      readonly settled: readonly SettledTerminal[];
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
    } & MoneyFact)
  | ({
      readonly type: 'RoundReversed';
      readonly round: string;
      readonly incident: Incident | 'decision';
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
      readonly effect: 'continue' | 'void-round' | 'settle-by-dice' | 'pay' | 'collect';
    } & Fact)
  | ({
      readonly type: 'AmountDecided';
      readonly terminal: string;
      readonly effect: 'pay' | 'collect';
      readonly amount: Money;
      /** The round and the bet it is about, where it is about one. */
      readonly about: string | null;
      readonly bet: string | null;
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
    } & MoneyFact)
  | ({ readonly type: 'ApprovalRequested'; readonly approval: Approval } & Fact)
  | ({ readonly type: 'ApprovalGranted'; readonly request: string } & Fact)
  | ({
      readonly type: 'ApprovalRejected';
      readonly request: string;
      readonly reason: string;
    } & Fact)
  | ({ readonly type: 'ApprovalExpired'; readonly request: string } & Fact);

export type TableEvent =
  | HouseEvent
  | EquipmentEvent
  | SessionEvent
  | RoundEvent
  | IrregularityEvent
  | CardEvent;

export type EventType = TableEvent['type'];
export type EventOf<Type extends EventType> = Extract<TableEvent, { type: Type }>;
