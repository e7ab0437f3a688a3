import type { Money } from '@baize/exact';
import type { Incident, Shaker } from '@baize/game';
import type { Face, Roll } from '@baize/three-dice';
import type { Actor } from './authority/actor.ts';
import type { CardCommand } from './cards/card-command.ts';
import type { TableConfig } from './configuration/table-config.ts';
import type { InstrumentRecord } from './session/instrument.ts';

/** What stands around every command: clock, identity and operation id come from outside. */
export interface Order {
  /** A repeated operation id gets the first answer again and changes nothing. */
  readonly op: string;
  /** Server time in milliseconds. */
  readonly at: number;
  readonly by: Actor;
  /**
   * The round the order is meant for, where it is meant for one. An order that was long on its way is
   * refused rather than obeyed in another round.
   */
  readonly round?: string;
  readonly command: Command;
}

export type TableCommand =
  | { readonly type: 'ConfigureTable'; readonly config: TableConfig }
  | { readonly type: 'OpenTable' }
  | { readonly type: 'CloseTable' }
  | { readonly type: 'PauseTable'; readonly reason: string }
  | { readonly type: 'ResumeTable' }
  /** The fault that suspended the table has been mended. */
  | { readonly type: 'ReleaseTable' };

export type EquipmentCommand =
  /** The test before opening: values entered into the device with the areas that lit, and shakes. */
  | {
      readonly type: 'RecordInspection';
      readonly entered: Roll;
      readonly lit: readonly string[];
      readonly shakes: number;
    }
  /** A new shift takes over; what the last one tested has to be tested again. */
  | { readonly type: 'BeginShift' }
  | { readonly type: 'RecordShiftInspection'; readonly shakes: number }
  | { readonly type: 'ChangeDice'; readonly dice: string }
  | { readonly type: 'FitShaker'; readonly shaker: Shaker }
  | { readonly type: 'RemoveShaker' };

export type SessionCommand =
  | {
      readonly type: 'SeatTerminal';
      readonly terminal: string;
      readonly credit: Money;
      /** Another table the terminal is still seated at, as the floor knows it. */
      readonly seatedAt: string | null;
    }
  | { readonly type: 'ReleaseTerminal'; readonly terminal: string }
  | { readonly type: 'UnlockTerminal'; readonly terminal: string; readonly reason: string }
  | { readonly type: 'BuyCredit'; readonly terminal: string; readonly amount: Money }
  | {
      readonly type: 'RedeemInstrument';
      readonly number: string;
      readonly instrument: InstrumentRecord;
      /** Null pays it out at the cage. */
      readonly terminal: string | null;
    }
  | {
      readonly type: 'CashOut';
      readonly terminal: string;
      readonly amount: Money;
      /** The 18-digit validation number the instrument will bear. */
      readonly number: string;
      readonly expiresAt: number;
    }
  | { readonly type: 'PayByHand'; readonly terminal: string; readonly amount: Money }
  | {
      readonly type: 'VoidInstrument';
      readonly number: string;
      readonly reason: string;
      /** What the floor knows of it: another table may have paid it since. */
      readonly instrument?: InstrumentRecord;
    }
  | {
      readonly type: 'ExpireInstrument';
      readonly number: string;
      readonly instrument?: InstrumentRecord;
    }
  | { readonly type: 'GiveTip'; readonly terminal: string; readonly amount: Money };

export type BetCommand =
  | {
      readonly type: 'PlaceBet';
      readonly terminal: string;
      readonly bet: string;
      readonly stake: Money;
    }
  /** Chips a dealer finds on the layout at the close, over or under the limits nobody noticed. */
  | {
      readonly type: 'RecordBet';
      readonly terminal: string;
      readonly bet: string;
      readonly stake: Money;
    }
  | {
      readonly type: 'WithdrawBet';
      readonly terminal: string;
      readonly bet: string;
      /** Null takes the whole stake back. */
      readonly stake: Money | null;
    }
  | { readonly type: 'UndoBets'; readonly terminal: string }
  | { readonly type: 'ClearBets'; readonly terminal: string }
  | { readonly type: 'DoubleBets'; readonly terminal: string }
  | { readonly type: 'RepeatBets'; readonly terminal: string };

export type StepCommand =
  /** `commitment` is the hash of a virtual tumbler's seed, published before anybody bets. */
  | { readonly type: 'OpenBets'; readonly commitment?: string }
  | { readonly type: 'CloseBets' }
  /** Where the dice are tumbled before betting, this is what opens the round. */
  | { readonly type: 'Tumble'; readonly tumbles: number; readonly commitment?: string }
  | { readonly type: 'Uncover' }
  | {
      readonly type: 'RegisterResult';
      readonly dice: Roll;
      /** Whoever registers a result confirms that each die lies flat. */
      readonly flat: boolean;
      /** The seed of a virtual tumbler and the hash it was derived over, for anyone to check. */
      readonly proof?: { readonly seed: string; readonly closeHash: string };
    }
  | { readonly type: 'CollectLosers' }
  | { readonly type: 'PayWinners' }
  | { readonly type: 'ClearLights' };

export type IrregularityCommand =
  | {
      readonly type: 'ReportIncident';
      readonly incident: Incident;
      readonly note?: string;
      /** The dice that can be read when a round is interrupted, null for those that cannot. */
      readonly readable?: readonly [Face | null, Face | null, Face | null];
      /** Concluded rounds the incident reaches back to. */
      readonly rounds?: readonly string[];
      /** The result the dice showed, for a round settled by a wrong one. */
      readonly dice?: Roll;
      /** Terminals that failed. */
      readonly terminals?: readonly string[];
      /** The supervisor in whose presence bets are settled without the device. */
      readonly supervisor?: string;
      /** The box whose cards were exposed or left. */
      readonly box?: number;
    }
  | {
      readonly type: 'DecideMatter';
      readonly matter: string;
      readonly reason: string;
      readonly effect: 'continue' | 'void-round';
    }
  | { readonly type: 'ApproveRequest'; readonly request: string }
  | { readonly type: 'RejectRequest'; readonly request: string; readonly reason: string }
  | { readonly type: 'ExpireRequest'; readonly request: string };

export type Command =
  | TableCommand
  | EquipmentCommand
  | SessionCommand
  | BetCommand
  | StepCommand
  | IrregularityCommand
  | CardCommand;

export type CommandType = Command['type'];
