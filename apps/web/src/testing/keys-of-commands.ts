import type { CommandType } from '@baize/table';

/** A key on a screen: how a story finds it, and which story presses it. */
export interface PressedKey {
  readonly screen: 'terminal' | 'console' | 'pit' | 'cage' | 'office';
  /** As it stands in the story: the name of a key, or of what has to be touched. */
  readonly key: string;
  readonly story: string;
}

/** Commands no person gives with a key, and who gives them. */
export interface GivenByItself {
  readonly byItself: string;
}

export type WaysToGive = readonly [PressedKey, ...PressedKey[]] | GivenByItself;

const on =
  (screen: PressedKey['screen']) =>
  (key: string, story: string): PressedKey => ({ screen, key, story });
const terminal = on('terminal');
const console = on('console');
const pit = on('pit');
const cage = on('cage');
const office = on('office');
const byItself = (who: string): GivenByItself => ({ byItself: who });

/** Every command of the house, with a key that gives it; a command without one does not compile. */
export const KEYS_OF_COMMANDS: Readonly<Record<CommandType, WaysToGive>> = {
  ConfigureTable: [office('set-config', 'configuration'), pit('set-limits', 'pit')],
  OpenTable: [console('OpenTable', 'table-keys'), pit('OpenTable', 'table-keys')],
  CloseTable: [console('CloseTable', 'table-keys'), pit('CloseTable', 'table-keys')],
  PauseTable: [console('data-open="pause"', 'table-keys')],
  ResumeTable: [console('ResumeTable', 'staff-truth'), pit('ResumeTable', 'table-keys')],
  ReleaseTable: [pit('ReleaseTable', 'table-keys')],
  PublishCommitment: byItself('the virtual tumbler, before bets open'),
  SeatTerminal: byItself('a terminal, when its window is opened'),
  ReleaseTerminal: [console('ReleaseTerminal', 'cage-open-money')],
  UnlockTerminal: byItself(
    'UnlockTerminal on the console; no story can lock a terminal, since only meters that do not agree do',
  ),
  BuyCredit: [console('BuyCredit-10000', 'table-keys')],
  RedeemInstrument: [terminal('redeem', 'money'), cage('lookUp', 'cage')],
  CashOut: [terminal('.cash-out', 'terminal-visit')],
  PayByHand: [cage('take-hand-payment', 'cage'), cage('pay-left', 'cage-open-money')],
  VoidInstrument: [cage('void-instrument', 'cage')],
  ExpireInstrument: byItself('the floor, when an instrument is past its day'),
  ConfirmTicket: [terminal('takeTicket', 'cash-out-boundaries')],
  DoubtTicket: [terminal('no-ticket', 'cash-out-held')],
  DecideTicket: [cage('ticket-reissue', 'cage-tickets')],
  SetOwnLimits: [terminal('.visit-settings', 'terminal-visit')],
  GiveTip: [terminal('GiveTip', 'table-keys')],
  IdentifyVisit: [console('IdentifyVisit', 'visits')],
  EndVisit: [console('EndVisit', 'visits')],
  CollectDebt: [cage('collect', 'visits')],
  WriteOffDebt: [cage('WriteOffDebt', 'cage-open-money')],
  PayClaim: [cage('claim', 'visits')],
  PlaceBet: [terminal('data-area', 'fast-hands')],
  RecordBet: [console('RecordBet', 'acts')],
  WithdrawBet: [terminal("press('Delete')", 'terminal-keys')],
  UndoBets: [terminal('data-action="undo"', 'procedures')],
  ClearBets: [terminal('data-action="clear"', 'procedures')],
  DoubleBets: [terminal('double', 'fast-hands')],
  RepeatBets: [terminal('data-action="rebet"', 'procedures')],
  OpenBets: [console('OpenBets', 'acts')],
  CloseBets: [console('CloseBets', 'acts')],
  ReportIncident: [console('ReportIncident', 'irregularities'), pit('askToCorrect', 'pit')],
  WatchSettlement: [pit('WatchSettlement', 'table-keys')],
  DecideMatter: [pit('DecideMatter-continue', 'unread-die')],
  DecideRound: [pit('settle-by-dice', 'unread-die')],
  DecideAmount: [pit('ask-decision', 'table-keys')],
  DecideBet: [pit('return-bet', 'procedures')],
  ApproveRequest: [console('ApproveRequest', 'irregularities'), pit('ApproveRequest', 'pit')],
  RejectRequest: [pit('RejectRequest', 'table-keys')],
  ExpireRequest: byItself('the floor, when nobody has answered in time'),
  TakeOutOfService: [console('TakeOutOfService', 'acts')],
  ReturnToService: [pit('ReturnToService', 'acts')],
  RecordAct: [console('RecordAct-', 'acts')],
  AdviseMinimum: [console('AdviseMinimum', 'acts')],
  RejectExcess: [console('RejectExcess', 'acts')],
  RecallRound: [pit('RecallRound', 'procedures')],
  RecordInspection: [console('RecordInspection', 'console-equipment')],
  BeginShift: [console('BeginShift', 'table-keys')],
  RecordShiftInspection: [console('RecordShiftInspection', 'console-equipment')],
  ChangeDice: [console('ChangeDice', 'due')],
  FitShaker: [console('FitShaker', 'console-equipment')],
  RemoveShaker: [console('RemoveShaker', 'console-equipment')],
  Tumble: [console('tumble()', 'acts')],
  Uncover: [console('Uncover', 'acts')],
  RegisterResult: [console('enter(', 'acts')],
  SetReaderAside: [console('SetReaderAside', 'table-keys')],
  SettleKnownBets: [console('SettleKnownBets', 'unread-die')],
  CollectLosers: [console('CollectLosers', 'table-keys')],
  PayWinners: [console('PayWinners', 'table-keys')],
  ClearLights: [console('ClearLights', 'table-keys')],
  TakeBox: [terminal('sit(', 'card-round')],
  LeaveBox: [terminal('LeaveBox', 'table-keys')],
  Deal: [console('enterCards(', 'card-round')],
  LookAtCards: [terminal('LookAtCards', 'card-sizes')],
  ArrangeHand: [terminal('ArrangeHand', 'card-sizes')],
  RequestHouseWay: [terminal('houseWay()', 'card-round')],
  EndArranging: [console('EndArranging', 'table-keys')],
  SetDealerHand: [console('SetDealerHand', 'card-console')],
  SettleInitial: [console('SettleInitial', 'card-console')],
  SettleBonus: [console('SettleBonus', 'card-console')],
  AnswerWithdrawal: [terminal('data-answer="withdraw"', 'card-troubles')],
  CorrectCards: [console('CorrectCards', 'card-console')],
};
