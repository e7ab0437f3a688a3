import type { StepName } from '@baize/game';
import type { CommandType } from '../command.ts';
import type { Authority } from './authority.ts';

/** What must hold before a command is looked at more closely. */
export interface CommandRule {
  /** Any of these will do; `system` counts only at an automatic table unless it `mayRecover`. */
  readonly by: readonly Authority[];
  /** The moment in a round; a step is where the rulebook's procedure has it. */
  readonly when: 'any' | 'between-rounds' | 'in-round' | 'while-betting' | StepName;
  /** Whether the table must be open, running and without an undecided matter. */
  readonly inPlay: boolean;
  readonly mayRecover?: true;
  /** Only where this game is played. */
  readonly game?: 'three-dice' | 'si-ki-pi';
  /** Only under a rulebook that inspects its equipment, or that apportions chips nobody refused. */
  readonly needs?: 'inspection' | 'pro-rata';
}

const PLAYER: readonly Authority[] = ['player', 'dealer'];
const DEALER: readonly Authority[] = ['dealer', 'system'];
const MACHINE: readonly Authority[] = ['dealer', 'device', 'system'];

export const COMMAND_RULES: Readonly<Record<CommandType, CommandRule>> = {
  ConfigureTable: { by: ['pit-manager'], when: 'between-rounds', inPlay: false },
  OpenTable: { by: ['pit-supervisor', 'system'], when: 'between-rounds', inPlay: false },
  CloseTable: { by: ['pit-supervisor', 'system'], when: 'between-rounds', inPlay: false },
  PauseTable: { by: MACHINE, when: 'any', inPlay: false, mayRecover: true },
  ResumeTable: { by: DEALER, when: 'any', inPlay: false },
  ReleaseTable: { by: ['technician', 'pit-supervisor'], when: 'any', inPlay: false },

  RecordInspection: {
    by: ['pit-supervisor'],
    when: 'between-rounds',
    inPlay: false,
    needs: 'inspection',
  },
  BeginShift: { by: ['pit-supervisor'], when: 'any', inPlay: false, needs: 'inspection' },
  RecordShiftInspection: {
    by: ['pit-supervisor'],
    when: 'between-rounds',
    inPlay: false,
    needs: 'inspection',
  },
  ChangeDice: { by: ['dealer'], when: 'between-rounds', inPlay: false, game: 'three-dice' },
  FitShaker: { by: ['dealer'], when: 'between-rounds', inPlay: false, needs: 'inspection' },
  RemoveShaker: { by: ['dealer'], when: 'between-rounds', inPlay: false, needs: 'inspection' },

  SeatTerminal: {
    by: ['player', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
  },
  ReleaseTerminal: {
    by: ['player', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
  },
  UnlockTerminal: { by: ['pit-supervisor'], when: 'any', inPlay: false },
  BuyCredit: { by: ['cashier', 'dealer', 'device'], when: 'any', inPlay: false },
  RedeemInstrument: { by: ['player', 'cashier'], when: 'any', inPlay: false },
  CashOut: { by: ['player', 'cashier', 'dealer'], when: 'any', inPlay: false },
  PayByHand: { by: ['cashier', 'pit-supervisor'], when: 'any', inPlay: false },
  VoidInstrument: { by: ['pit-manager'], when: 'any', inPlay: false },
  ExpireInstrument: { by: ['cashier', 'system'], when: 'any', inPlay: false, mayRecover: true },
  GiveTip: { by: ['player'], when: 'any', inPlay: false },

  PlaceBet: { by: PLAYER, when: 'while-betting', inPlay: true },
  RecordBet: { by: ['dealer'], when: 'while-betting', inPlay: true, needs: 'pro-rata' },
  WithdrawBet: { by: PLAYER, when: 'while-betting', inPlay: true },
  UndoBets: { by: PLAYER, when: 'while-betting', inPlay: true },
  ClearBets: { by: PLAYER, when: 'while-betting', inPlay: true },
  DoubleBets: { by: PLAYER, when: 'while-betting', inPlay: true },
  RepeatBets: { by: PLAYER, when: 'while-betting', inPlay: true },

  OpenBets: { by: DEALER, when: 'open-bets', inPlay: true },
  CloseBets: { by: DEALER, when: 'close-bets', inPlay: true },
  Tumble: { by: MACHINE, when: 'tumble', inPlay: true, game: 'three-dice' },
  Uncover: { by: DEALER, when: 'uncover', inPlay: true, game: 'three-dice' },
  RegisterResult: { by: MACHINE, when: 'register-result', inPlay: true, game: 'three-dice' },
  CollectLosers: { by: DEALER, when: 'collect-losers', inPlay: true, game: 'three-dice' },
  PayWinners: { by: DEALER, when: 'pay-winners', inPlay: true, game: 'three-dice' },
  ClearLights: { by: DEALER, when: 'clear-lights', inPlay: true, game: 'three-dice' },

  ReportIncident: { by: DEALER, when: 'any', inPlay: false, mayRecover: true },
  DecideMatter: { by: ['shift-manager'], when: 'any', inPlay: false },
  ApproveRequest: { by: ['dealer'], when: 'any', inPlay: false },
  RejectRequest: { by: ['dealer'], when: 'any', inPlay: false },
  ExpireRequest: { by: ['dealer', 'system'], when: 'any', inPlay: false, mayRecover: true },

  TakeBox: { by: PLAYER, when: 'any', inPlay: false, game: 'si-ki-pi' },
  LeaveBox: { by: PLAYER, when: 'any', inPlay: false, game: 'si-ki-pi' },
  Deal: { by: MACHINE, when: 'deal', inPlay: true, game: 'si-ki-pi' },
  LookAtCards: { by: PLAYER, when: 'set-dealer-hand', inPlay: true, game: 'si-ki-pi' },
  ArrangeHand: { by: PLAYER, when: 'set-dealer-hand', inPlay: true, game: 'si-ki-pi' },
  RequestHouseWay: { by: PLAYER, when: 'set-dealer-hand', inPlay: true, game: 'si-ki-pi' },
  EndArranging: { by: DEALER, when: 'set-dealer-hand', inPlay: true, game: 'si-ki-pi' },
  SetDealerHand: { by: DEALER, when: 'set-dealer-hand', inPlay: true, game: 'si-ki-pi' },
  SettleInitial: { by: DEALER, when: 'settle-initial', inPlay: true, game: 'si-ki-pi' },
  SettleBonus: { by: DEALER, when: 'settle-bonus', inPlay: true, game: 'si-ki-pi' },
  AnswerWithdrawal: { by: PLAYER, when: 'set-dealer-hand', inPlay: true, game: 'si-ki-pi' },
};
